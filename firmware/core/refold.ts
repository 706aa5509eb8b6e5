/** The log folded again: the steps between which other rooms work. */
import { damage } from './damage';
import type { Folding, Game } from './game';
import { planOf } from './plan';
import { isPlausible } from './plausible';
import { opOf, wordAt } from './read';
import type { Log } from './record';
import { Effect, Op } from './types';

/** The argument records before an operation. */
const argumentsOf = (log: Log, record: number): number[] => {
  let first = record;
  while (first > 0 && opOf(wordAt(log, first - 1, 1)) == Op.Arg) first--;
  const more: number[] = [];
  for (let i = first; i < record; i++) more.push(wordAt(log, i, 0) | 0);
  return more;
};

/** What an operation asks of a fold: see Folding. */
export const foldingOf = (also: number, control: readonly number[] | null, ply: number): Folding =>
  ({ also_: also, control_: control, ply_: ply, next_: 0, end_: -1 }) as Folding;

/** Before the first record: the fold is to begin with a new game by the control that holds from the start. */
export const planFold = (f: Folding, log: Log): void => {
  const plan = planOf(log, f.also_);
  f.plan_ = plan;
  if (!f.control_ && plan.control_ >= 0) f.control_ = argumentsOf(log, plan.control_);
};

/** The state that follows from the log becomes the game's, when it is whole. */
export const install = (game: Game, f: Folding): Effect => {
  const s = f.state_;
  if (s && isPlausible(s)) game.state_ = s;
  else damage(game);
  return Effect.Face | Effect.Switch;
};
