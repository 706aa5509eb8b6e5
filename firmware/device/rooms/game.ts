/** Room: games are set up, and their control is changed. */
import { kit } from 'kit';
import { In, type Operations } from '../../core/arbiter/common';
import { changeControl } from '../../core/arbiter/control';
import { Op } from '../../core/types';
import { controlOf, firstGame, setupCommand } from '../desk/setup';
import { deliver } from '../room';

deliver(
  'zn.game',
  {
    corrections_: { [Op.ChangeControl]: [In.Stopped, changeControl] } as Operations,
    firstGame_: firstGame,
    setUp_: setupCommand,
    controlOf_: controlOf,
  },
  kit,
);
