/** Operations on a game, with their records. */
import { operate } from './arbiter';
import type { Operations } from './arbiter/common';
import { begin, type Doing, type Game } from './game';
import { append, Bits, encode } from './record';
import { Effect, type Op } from './types';

/** Any operation of core/arbiter, and its records. */
export const operateGame = (game: Game, d: Doing, correctionsOf: (op: Op) => Operations): number => {
  const result = operate(game.state_, d, correctionsOf);
  if (result < 0) return result;
  const startMs = result & Effect.Start ? begin(game, d.atMs_) : d.atMs_;
  const word = encode(d.op_ as Op, d.side_, d.value_ + (d.flag_ ? Bits.Force : 0));
  append(game.journal_, startMs, word, d.more_);
  return result;
};
