/** Room: a new game by the same setup, and the old one again. */
import { kit } from 'kit';
import { reset } from '../../core/reset';
import { clock } from '../clock';
import type { Call } from '../desk/call';
import { deliver } from '../room';
import { Room } from '../roomNames';

const act = (call: Call): number | Call => {
  const result = reset(clock.game_, call.op_ == 'undoReset', call.atMs_);
  if (result) return result;
  call.setup_ = clock.game_.state_.setup_;
  call.room_ = Room.Journal;
  return call;
};

deliver(Room.Reset, { act_: act }, kit);
