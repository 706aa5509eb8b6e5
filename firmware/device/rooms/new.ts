/** Room: a clock ready to start. */
import { kit } from 'kit';
import { anew } from '../../core/newgame';
import type { Setup } from '../../core/state';
import { Effect } from '../../core/types';
import { clock } from '../clock';
import type { Call } from '../desk/call';
import { firstSetup, gameOf } from '../desk/newgame';
import { notices } from '../notices';
import { deliver } from '../room';
import { Room } from '../roomNames';

/** A setup with its log becomes the game. */
const act = (call: Call): number => {
  clock.game_ = gameOf(call.setup_ as Setup);
  notices.restored_ = false;
  return Effect.Face | Effect.Switch;
};

deliver(Room.New, { act_: act, first_: firstSetup, gameOf_: gameOf, anew_: anew }, kit);
