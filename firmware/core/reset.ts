/** A new game on the same clock. */
import { In, refusal } from './arbiter/common';
import type { OnLog } from './game';
import { rare } from './rare';
import { Effect, Phase } from './types';

/** A new game by the same setup; the old log is kept until it starts. */
export const reset: OnLog = (game, _value, _flag, atMs) => {
  const s = game.state_;
  const refused = refusal(s, atMs, In.Ready | In.Stopped | In.Adjourned | In.Over);
  if (refused) return refused;
  if (s.phase_ == Phase.Ready && !game.journal_.count_) return Effect.Face;
  game.resetAtMs_ = s.damaged_ ? -1 : atMs;
  game.setupBefore_ = game.setup_;
  game.setup_ = game.journal_.reset_(s.setup_, atMs, true);
  game.state_ = rare.anew_(game.setup_, null);
  return Effect.Face | Effect.Switch;
};
