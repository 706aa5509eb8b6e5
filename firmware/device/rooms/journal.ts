/** Room: the files of the log. */
import { kit } from 'kit';
import type { Setup } from '../../core/state';
import { Reason } from '../../core/types';
import { clock } from '../clock';
import type { Call } from '../desk/call';
import { found, reset, restore } from '../pages';
import { deliver } from '../room';
import { Room } from '../roomNames';

/** A setup begins its log; the log before a reset comes back. */
const act = (call: Call): number | Call => {
  if (call.op_ == 'undoReset') {
    const game = clock.game_;
    if (!restore(call.atMs_)) return -Reason.Nothing;
    game.setup_ = game.setupBefore_;
    call.room_ = Room.Fold;
    return call;
  }
  call.setup_ = reset(call.setup_ as Setup, call.atMs_);
  call.room_ = Room.New;
  return call;
};

deliver(Room.Journal, { act_: act, found_: found }, kit);
