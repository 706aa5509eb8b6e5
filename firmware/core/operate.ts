/** Operations on a game, with their records. */
import { operate } from './arbiter';
import { begin, type Game, note } from './game';
import { Effect, type Ms, Op } from './types';

/** A record after its argument records. */
export const noteWide = (game: Game, op: Op, side: number, arg: number, atMs: Ms, more: readonly number[]): void => {
  for (const value of more) note(game, value < 0 ? value + 0x100000000 : value, Op.Arg, 0, 0);
  note(game, atMs, op, side, arg);
};

/** Any operation of core/arbiter, and its records. */
export const operateGame = (
  game: Game,
  op: Op,
  side: number,
  value: number,
  force: boolean,
  atMs: Ms,
  more: readonly number[],
): number => {
  const result = operate(game.state_, op, side, value, force, atMs, more);
  if (result < 0) return result;
  const startMs = result & Effect.Start ? begin(game, atMs) : atMs;
  noteWide(game, op, side, value + (force ? 0x8000 : 0), startMs, more);
  return result;
};
