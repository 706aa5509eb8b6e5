/** Room: a clock ready to start, and one that goes on by another control: that takes the same. */
import { kit } from 'kit';
import { onControl } from '../../core/arbiter/tables/control';
import { damage } from '../../core/damage';
import type { Game } from '../../core/game';
import { newGame } from '../../core/newgame';
import { setupWith } from '../../core/setup';
import type { Setup } from '../../core/state';
import { Effect } from '../../core/types';
import { clock } from '../clock';
import type { Call } from '../desk/call';
import { journal } from '../journal';
import { notices } from '../notices';
import { deliver } from '../room';
import { Room } from '../roomNames';

/** A setup with its log becomes the game; a fold begins. */
const act = (call: Call): number | Call => {
  const game = clock.game_ || ({ journal_: journal, resetAtMs_: -1 } as Game);
  const f = call.fold_;
  const setup = call.setup_ as Setup;
  if (f) {
    f.state_ = newGame(f.control_ ? (setupWith(game.setup_, f.control_) as Setup) : game.setup_);
    call.room_ = Room.Fold;
    return call;
  }
  clock.game_ = game;
  game.setup_ = setup;
  game.state_ = newGame(setup);
  if (call.op_ == 'setup') {
    // What was before is no more.
    game.resetAtMs_ = -1;
    notices.restored_ = false;
  }
  // Switched on with a log: until that is folded.
  if (!call.op_) damage(game);
  return Effect.Face | Effect.Switch;
};

deliver(Room.New, { act_: act, corrections_: onControl }, kit);
