/** Room: what offences cost, while a log is folded. */
import { kit } from 'kit';
import { settleOffences } from '../../core/arbiter/offences';
import type { Doing, Folding } from '../../core/game';
import type { ClockState } from '../../core/state';
import type { Call } from '../desk/call';
import { deliver } from '../room';
import { Room } from '../roomNames';

const act = (call: Call): Call => {
  const f = call.fold_ as Folding;
  settleOffences(f.state_ as ClockState, f as Doing);
  call.room_ = Room.Fold;
  return call;
};

deliver(Room.Offences, { act_: act }, kit);
