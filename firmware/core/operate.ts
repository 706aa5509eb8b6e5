/** Operations on a game, with their records. */
import { operate } from './arbiter';
import type { Operations } from './arbiter/common';
import { begin, type Doing, type Game, note } from './game';
import { Bits } from './record';
import { Effect, type Ms, Op } from './types';

/** A record after its argument records. */
export const noteWide = (game: Game, op: Op, side: number, arg: number, atMs: Ms, more: readonly number[]): void => {
  for (const value of more) note(game, value < 0 ? value + 0x100000000 : value, Op.Arg, 0, 0);
  note(game, atMs, op, side, arg);
};

/** Any operation of core/arbiter, and its records. */
export const operateGame = (game: Game, d: Doing, correctionsOf: (op: Op) => Operations): number => {
  const result = operate(game.state_, d, correctionsOf);
  if (result < 0) return result;
  const startMs = result & Effect.Start ? begin(game, d.atMs_) : d.atMs_;
  noteWide(game, d.op_ as Op, d.side_, d.value_ + (d.flag_ ? Bits.Force : 0), startMs, d.more_);
  return result;
};
