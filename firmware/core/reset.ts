/** A new game on the same clock, and the old one again. */
import { In, refusal } from './arbiter/common';
import type { Game } from './game';
import { Effect, type Ms, Phase, Reason } from './types';

/** How long a reset can be undone. */
export const enum Undo {
  ResetMs = 10000,
}

/**
 * The setup is to begin anew; the old log is kept until the game starts. Or, `back`, the old game is to come back.
 * @returns -Reason, or effects where the game is new already; 0: it may
 */
export const reset = (game: Game, back: boolean, atMs: Ms): number => {
  const s = game.state_;
  const refused = refusal(s, atMs, In.Ready | In.Stopped | In.Adjourned | In.Over);
  const isNew = s.phase_ == Phase.Ready;
  const resetAtMs = game.resetAtMs_;
  if (refused) return refused;
  if (back) {
    if (!isNew || resetAtMs < 0 || atMs - resetAtMs > Undo.ResetMs) return -Reason.Nothing;
    game.resetAtMs_ = -1;
  } else {
    if (isNew && !game.journal_.count_) return Effect.Face;
    game.resetAtMs_ = s.damaged_ ? -1 : atMs;
    game.setupBefore_ = game.setup_;
  }
  return 0;
};
