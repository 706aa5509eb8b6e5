/** The desk's script: what it hands to the resident one. */
import { kit } from 'kit';
import { passByMoves, reachZero } from '../../core/period';
import { signMs } from '../../core/sign';
import { startByBlack } from '../../core/start';
import { endErrand } from '../../core/stop';
import { deliver } from '../room';
import { answer } from './answer';
import { firstGame } from './setup';

deliver('zn.desk', {
  core_: {
    reachZero_: reachZero,
    passByMoves_: passByMoves,
    endErrand_: endErrand,
    startByBlack_: startByBlack,
    signMs_: signMs,
  },
  firstGame_: firstGame,
  answer_: answer,
  kit_: kit,
});
