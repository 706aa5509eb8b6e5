/** Room: what stands on the log. */
import { kit } from 'kit';
import type { OnLog } from '../../core/game';
import { forward, illegal, replaceControl, rewind, undo, undoReset } from '../../core/history';
import { clock } from '../clock';
import type { Call } from '../desk/call';
import { deliver } from '../room';
import { Room } from '../roomNames';

const byName: { [op: string]: OnLog } = {
  rewind: rewind,
  forward: forward,
  undo: undo,
  undoReset: undoReset,
};

const act = (call: Call): number => {
  const game = clock.game_;
  const atMs = call.atMs_;
  if (call.op_ == 'illegal') return illegal(game, call.side_, call.value_, call.flag_, atMs);
  if (call.op_ == 'changeControl') return replaceControl(game, call.flag_, atMs, call.more_);
  return (byName[call.op_] as OnLog)(game, call.value_, call.flag_, atMs);
};

deliver(Room.Log, { byName_: byName, illegal_: illegal, act_: act }, kit);
