/** The log folded again: the steps between which other rooms work. */
import { damage } from './damage';
import type { Folding, Game } from './game';
import { planOf, wordAt } from './plan';
import { isPlausible } from './plausible';
import { rare } from './rare';
import { numbersIn, opOf } from './read';
import type { Log } from './record';
import { Effect, Op } from './types';

/** The numbers before an operation. */
const numbersOf = (log: Log, record: number): number[] => {
  let first = record;
  while (first > 0 && opOf(wordAt(log, first - 1)) <= Op.Time) first--;
  return numbersIn(log.words_, first, record);
};

/** Before the first record: the fold is to begin with a new game by the control that holds from the start. */
export const planFold = (f: Folding, log: Log): void => {
  const plan = planOf(log, f.also_);
  f.plan_ = plan;
  if (!f.control_ && plan.control_ >= 0) f.control_ = numbersOf(log, plan.control_);
};

/** The state that follows from the log becomes the game's, when it is whole. */
export const install = (game: Game, f: Folding): Effect => {
  const s = f.state_;
  // The log tells it.
  rare.fell_ = 0;
  if (s && isPlausible(s)) game.state_ = s;
  else damage(game);
  return Effect.Face | Effect.Switch;
};
