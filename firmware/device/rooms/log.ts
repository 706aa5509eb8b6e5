/** Room: what stands on the log. */
import { kit } from 'kit';
import type { OnLog } from '../../core/game';
import { forward, illegal, replaceControl, rewind, undo } from '../../core/history';
import { clock } from '../clock';
import type { Call } from '../desk/call';
import { deliver } from '../room';
import { Room } from '../roomNames';

const byName: { [op: string]: OnLog } = {
  rewind: rewind,
  forward: forward,
  undo: undo,
  illegal: illegal,
  changeControl: replaceControl,
};

const act = (call: Call): number | Call => {
  const next = (byName[call.op_] as OnLog)(clock.game_, call);
  if (typeof next == 'number') return next;
  call.fold_ = next;
  call.room_ = Room.Fold;
  return call;
};

deliver(Room.Log, { act_: act }, kit);
