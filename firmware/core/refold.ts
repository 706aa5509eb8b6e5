/** The log folded again. */
import { fold } from './fold';
import type { Game } from './game';
import { type Plan, planOf } from './plan';
import { isPlausible } from './plausible';
import { rare } from './rare';
import { opOf, wordAt } from './read';
import type { Log } from './record';
import { type ClockState, setPhase } from './state';
import { Effect, Op, Phase } from './types';

/** The argument records before an operation. */
const argumentsOf = (log: Log, record: number): number[] => {
  let first = record;
  while (first > 0 && opOf(wordAt(log, first - 1, 1)) == Op.Arg) first--;
  const more: number[] = [];
  for (let i = first; i < record; i++) more.push(wordAt(log, i, 0) | 0);
  return more;
};

/** A new game by the control that holds from the start. */
export const anewBy = (game: Game, plan: Plan): ClockState =>
  rare.anew_(game.setup_, plan.control_ < 0 ? null : argumentsOf(game.journal_, plan.control_));

const folded = (game: Game): ClockState => {
  const plan = planOf(game.journal_, -1);
  const s = anewBy(game, plan);
  fold(s, game.journal_, plan, -1);
  return s;
};

/**
 * The state that follows from the log.
 * @param damaged given when the clock is switched on, which it then is whatever the log holds: true, it was found to be damaged
 */
export const refold = (game: Game, damaged?: boolean): Effect => {
  let s: ClockState | undefined;
  try {
    if (!damaged) s = folded(game);
  } catch (error) {
    if (damaged == null) throw error;
  }
  // Only when it is whole.
  if (s && isPlausible(s)) game.state_ = s;
  else {
    game.state_.damaged_ = true;
    setPhase(game.state_, Phase.Over);
  }
  return Effect.Face | Effect.Switch;
};
