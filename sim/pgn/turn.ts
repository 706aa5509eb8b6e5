/** How one turn ended: by the thinking that is known, or by the value that the clock showed after it. */
import type { Ms } from '../../firmware/core/types';
import type { Ending } from './arithmetic';
import type { Convention, Written } from './record';

/** Lowest and highest value, both inclusive. */
export type Range = readonly [low: Ms, high: Ms];

export interface Turn {
  readonly ending: Ending;
  /** Off the clock: thinking without the delay. */
  readonly usedMs: Ms;
}

/** What `turnByValue` is to bring about. */
export interface Wanted {
  readonly range: Range;
  /** The range is of the time before the press added anything. */
  readonly beforeBonus: boolean;
  /** A time recorded as used chooses between several endings; null: none. */
  readonly hintMs: Ms | null;
  /** Where inside the range, 0 (highest value) to 1. */
  readonly depth: number;
}

/** Nobody passes a control at zero in a move that is recorded as shorter than that by more than this: the record errs. */
const hastyMs = 60000;

/** So near the end of a range nothing is put: later moves without thinking need room there. */
export const marginMs = 100;

/** The values that agree with a written one. A clock that rounds up shows 0 only at 0. */
export function rangeOf({ ms, unitMs }: Written, { rounded }: Convention): Range {
  if (rounded === 'down') return [ms, ms + unitMs - 1];
  return ms === 0 ? [0, 0] : [ms - unitMs + 1, ms];
}

export const shift = ([low, high]: Range, byMs: Ms): Range => [low + byMs, high + byMs];

/** What the press adds to the time shown. */
export const addedBy = ({ creditMs, extraMs }: Ending): Ms => creditMs + extraMs;

/** What the clock shows after the turn. */
export const shownAfter = ({ ending, usedMs }: Turn): Ms => ending.totalMs - usedMs + addedBy(ending);

/** Who used more than there was, and goes on, is left with this much: the next turn needs some of it. */
const leftMs = 1000;

/**
 * The ending in which so much was used; more than there was ends near zero, or in the game's last move with the flag.
 * @param endings at least one
 */
export function turnByUse(endings: readonly Ending[], usedMs: Ms): Turn {
  const fits = endings.find(({ leastUsedMs, mostUsedMs }) => leastUsedMs <= usedMs && usedMs <= mostUsedMs);
  const [first] = endings;
  const ending = fits ?? (first && usedMs < first.leastUsedMs ? first : endings.at(-1));
  if (!ending) throw new RangeError('a turn without an end');
  const { pressed, leastUsedMs, mostUsedMs, totalMs } = ending;
  const mostMs = pressed && !fits ? Math.min(mostUsedMs, totalMs - leftMs) : mostUsedMs;
  return { ending, usedMs: Math.max(leastUsedMs, Math.min(usedMs, mostMs)) };
}

/** One ending brought to the wanted value; null when it cannot be. */
function reach(ending: Ending, { range: [low, high], beforeBonus, hintMs, depth }: Wanted): Turn | null {
  const writtenMs = ending.totalMs + (beforeBonus ? 0 : addedBy(ending));
  const leastMs = Math.max(ending.leastUsedMs, writtenMs - high);
  const mostMs = Math.min(ending.mostUsedMs, writtenMs - low);
  const isHasty = ending.entered > 0 && hintMs !== null && hintMs + hastyMs < leastMs;
  if (leastMs > mostMs || isHasty) return null;
  return { ending, usedMs: leastMs + Math.floor(Math.max(0, mostMs - leastMs - marginMs) * depth) };
}

/**
 * Of the endings that can show the wanted value the one nearest to the hint, else the first.
 * @returns null when none can: no clock could show it
 */
export function turnByValue(endings: readonly Ending[], wanted: Wanted): Turn | null {
  const turns = endings.flatMap((ending) => reach(ending, wanted) ?? []);
  const { hintMs } = wanted;
  if (hintMs !== null) turns.sort((one, other) => Math.abs(one.usedMs - hintMs) - Math.abs(other.usedMs - hintMs));
  return turns[0] ?? null;
}
