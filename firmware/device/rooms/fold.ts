/** Room: from the log to the state. */
import { kit } from 'kit';
import { foldOn } from '../../core/fold';
import { Ply } from '../../core/game';
import { foldingOf } from '../../core/plan';
import { install, planFold } from '../../core/refold';
import { Op } from '../../core/types';
import { clock } from '../clock';
import type { Call } from '../desk/call';
import { deliver } from '../room';
import { Room } from '../roomNames';

/** Folds on, up to what another room does. Nothing was asked for: the state is to follow from the log. */
const act = (call: Call): number | Call => {
  if (!call.fold_) call.fold_ = foldingOf(-1, null, Ply.Game);
  const f = call.fold_;
  const game = clock.game_;
  if (!f.plan_) {
    planFold(f, game.journal_);
    call.room_ = Room.New;
  } else if (foldOn(f, game.journal_))
    call.room_ = f.op_ == Op.Rewind || f.op_ == Op.Illegal ? Room.Offences : Room.Ops;
  else if (f.ply_ != Ply.Game) call.room_ = Room.Log;
  else {
    call.fold_ = undefined;
    return install(game, f);
  }
  return call;
};

deliver(Room.Fold, { act_: act }, kit);
