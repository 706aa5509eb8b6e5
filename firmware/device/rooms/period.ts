/** Room: what a running game rarely needs of the core. */
import { kit } from 'kit';
import { passByMoves, reachZero } from '../../core/period';
import { signMs } from '../../core/sign';
import { startByBlack } from '../../core/start';
import { endErrand } from '../../core/stop';
import { deliver } from '../room';

deliver(
  'zn.period',
  {
    reachZero_: reachZero,
    passByMoves_: passByMoves,
    endErrand_: endErrand,
    startByBlack_: startByBlack,
    signMs_: signMs,
  },
  kit,
);
