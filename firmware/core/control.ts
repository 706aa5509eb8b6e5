/** Time controls as data: what a period is, which profile enters the next one how. */
import { Advance, type Method, type Ms } from './types';

/**
 * One period of one side, as it crosses the link and lies in the log's header:
 * [moves, baseMs, method, bonusMs, perMs, count]
 * - moves: moves to be made in it, 0 = all that remain
 * - bonusMs: increment (fischer) or delay (delay, bronstein), else 0
 * - perMs, count: byo-yomi period and number of periods; Canadian block and its moves; else 0
 */
export type Period = readonly [moves: number, baseMs: Ms, method: Method, bonusMs: Ms, perMs: Ms, count: number];

/** The control of a game. Odds: the sides differ. The last period repeats for ever when it has moves. */
export interface Control {
  white: readonly Period[];
  black: readonly Period[];
  /** null: the profile decides. */
  advance: Advance | null;
}

/** Limits of scenario.md §2. */
export const enum Limit {
  Periods = 9,
  TimeMs = 359999000,
  Moves = 999,
  BonusMs = 599000,
  Overtimes = 99,
}

/** Rule sets, in the order of `profiles` in core/profile. */
export const profileNames = ['fide-1988', 'fide-2023', 'fide-2023-rapid', 'us-chess'];

/** The way into the next period by profile (laws.md C). */
export const profileAdvance = [Advance.ZeroIfMoves, Advance.Zero, Advance.Zero, Advance.Moves];
