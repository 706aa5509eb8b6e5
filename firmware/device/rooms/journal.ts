/** Room: the files of the log. */
import { kit } from 'kit';
import type { Setup } from '../../core/state';
import type { Call } from '../desk/call';
import { found, reset, restore } from '../pages';
import { deliver } from '../room';
import { Room } from '../roomNames';

/** A setup begins its log. */
const act = (call: Call): Call => {
  call.setup_ = reset(call.setup_ as Setup, call.atMs_, false);
  call.room_ = Room.New;
  return call;
};

deliver(Room.Journal, { act_: act, reset_: reset, restore_: restore, found_: found }, kit);
