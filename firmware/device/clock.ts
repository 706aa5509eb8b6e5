/** The one clock of this device: its game, the answer to the last event, and what follows from a change. */
import { type Game, pressGame } from '../core/game';
import { Effect, type Ms, type Side } from '../core/types';
import { drawAll, drawPress, face } from './face';
import { schedule } from './scheduler';
import { nowMs } from './timebase';

export const clock = {
  game_: undefined as unknown as Game,
  /** Answer to the last event: a Reason, 0: accepted. */
  refused_: 0,
  maxMs_: -1 as Ms,
  lastMs_: 0 as Ms,
};

/** What an event did is seen, and remembered as the answer to it. */
export const done = (result: number, atMs: Ms): void => {
  const s = clock.game_.state_;
  clock.lastMs_ = atMs;
  clock.refused_ = result < 0 ? -result : 0;
  clock.maxMs_ = result < 0 ? s.maxMs_ : -1;
  if (result <= 0) return;
  drawAll(s, atMs);
  schedule(s, atMs);
};

/** The picture and the next change anew, when somebody looks again. */
export const redraw = (): void => {
  const now = nowMs();
  drawAll(clock.game_.state_, now);
  schedule(clock.game_.state_, now);
};

/** The face sleeps, or wakes. */
export const wakeFace = (awake: boolean): void => {
  face.asleep_ = !awake;
  redraw();
};

/** A contact closed. After a plain press only the mover's digits and the bars are new. */
export const onPress = (contact: 0 | 1, atMs: Ms): void => {
  const game = clock.game_;
  const side = (game.state_.swapped_ ? 1 - contact : contact) as Side;
  const result = pressGame(game, side, atMs);
  if (result != Effect.Press) {
    done(result, atMs);
    return;
  }
  clock.refused_ = 0;
  clock.lastMs_ = atMs;
  drawPress(game.state_, contact, atMs);
  schedule(game.state_, atMs);
};
