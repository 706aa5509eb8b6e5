/** Room: what stands on the log. */
import { kit } from 'kit';
import { forward, illegal, type OnLog, replaceControl, reset, rewind, undo, undoReset } from '../../core/history';
import { newGame } from '../../core/newgame';
import { liesOn } from '../contacts';
import { deliver } from '../room';

/** The next game's White sits where the rocker is up now. */
const resetSeats: OnLog = (game, value, flag, atMs) => {
  const result = reset(game, value, flag, atMs);
  const whiteOn = liesOn(0) ? 'right' : 'left';
  if (result > 0 && game.setup_.whiteOn_ != whiteOn) {
    game.setup_ = Object.assign(Object.assign({}, game.setup_), { whiteOn_: whiteOn });
    game.state_ = newGame(game.setup_);
  }
  return result;
};

deliver(
  'zn.log',
  {
    byName_: { rewind: rewind, forward: forward, undo: undo, reset: resetSeats, undoReset: undoReset },
    illegal_: illegal,
    replaceControl_: replaceControl,
  },
  kit,
);
