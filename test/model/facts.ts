/**
 * The slow clock: written from the contract alone, to be compared with the firmware. A game is the list of what happened
 * to it, one entry for every ms that somebody's clock ran; every number is a sum over that list, and none is kept.
 */

export type SideName = 'white' | 'black';

export type MethodName =
  | 'plain'
  | 'fischer'
  | 'delay'
  | 'bronstein'
  | 'byoyomi'
  | 'canadian'
  | 'hourglass'
  | 'gong'
  | 'up';

export interface Period {
  /** 0: all that remain. */
  moves: number;
  baseMs: number;
  method: MethodName;
  bonusMs: number;
  /** Byo-yomi: a period and how many; Canadian: the block and its moves. */
  perMs: number;
  count: number;
}

export interface Rules {
  white: readonly Period[];
  black: readonly Period[];
  advance: 'zero' | 'moves' | 'zeroIfMoves';
  prepaid: boolean;
  freeze: boolean;
}

/** Where a ms went. */
export type Into = 'bank' | 'delay' | 'overtime' | 'beyond';

export type Fact =
  /** Side's clock ran for this ms. flows: the other side gained it. */
  | { what: 'ms'; side: SideName; errand: boolean; into: Into; flows: boolean }
  /** An accepted press and what it gave. */
  | { what: 'press'; side: SideName; givesMs: number; inOvertime: boolean }
  /** A press after the side's flag. */
  | { what: 'late'; side: SideName }
  /** A period began; the first one at the start. */
  | { what: 'enter'; side: SideName; period: number; givesMs: number }
  | { what: 'flag'; side: SideName; atMs: number; final: boolean; givesMs: number }
  /** A bank below 0 took the end of the turn's delay. */
  | { what: 'paid'; side: SideName; ms: number }
  | { what: 'control'; side: SideName; atMs: number; period: number; white: number; black: number };

export interface World {
  rules: Rules;
  facts: Fact[];
  nowMs: number;
  phase: 'ready' | 'running' | 'stopped';
  stopped: { by: 'arbiter' | 'clock'; why: 'interruption' | 'flag'; at: number } | null;
  /** Whose turn it is. */
  mover: SideName;
  /** Whose clock runs for something else than a move. */
  errand: SideName | null;
}

export const otherOf = (side: SideName): SideName => (side === 'white' ? 'black' : 'white');

/** Whose clock runs or would run. */
export const runnerOf = (w: World): SideName => w.errand ?? w.mover;

function count(w: World, counts: (fact: Fact) => boolean): number {
  let sum = 0;
  for (const fact of w.facts) if (counts(fact)) sum++;
  return sum;
}

export const movesOf = (w: World, side: SideName): number =>
  count(w, (fact) => fact.what === 'press' && fact.side === side);

export const lateOf = (w: World, side: SideName): number =>
  count(w, (fact) => fact.what === 'late' && fact.side === side);

export const ranOf = (w: World, side: SideName): number => count(w, (fact) => fact.what === 'ms' && fact.side === side);

export const overrunOf = (w: World, side: SideName): number =>
  count(w, (fact) => fact.what === 'ms' && fact.side === side && fact.into === 'beyond');

export const numberOf = (w: World, side: SideName): number =>
  count(w, (fact) => fact.what === 'enter' && fact.side === side);

export const isFlagged = (w: World, side: SideName): boolean =>
  w.facts.some((fact) => fact.what === 'flag' && fact.side === side && fact.final);

export const firstOf = (w: World): SideName | null => {
  const flag = w.facts.find((fact) => fact.what === 'flag' && fact.final);
  return flag && flag.what === 'flag' ? flag.side : null;
};

/** Period `number` of a side; the last one repeats when it has moves; null: there is none. */
export function periodAt(rules: Rules, side: SideName, number: number): Period | null {
  const periods = rules[side];
  const last = periods[periods.length - 1] as Period;
  return periods[number - 1] ?? (last.moves > 0 ? last : null);
}

export const periodOf = (w: World, side: SideName): Period =>
  periodAt(w.rules, side, numberOf(w, side)) ?? fail('a period that is not there was entered');

function fail(problem: string): never {
  throw new Error(problem);
}

/** Moves of the whole game that end period `number`; null: nothing ends it by moves. */
export function targetOf(w: World, side: SideName, number: number): number | null {
  let sum = 0;
  for (let i = 1; i <= number; i++) {
    const period = periodAt(w.rules, side, i);
    if (!period || period.moves === 0) return null;
    sum += period.moves;
  }
  return sum;
}

/** All that was ever given to a side. */
export function allottedOf(w: World, side: SideName): number {
  let sum = 0;
  for (const fact of w.facts) {
    if (fact.what === 'ms') {
      if (fact.flows && fact.side !== side) sum++;
    } else if ('givesMs' in fact && fact.side === side) sum += fact.givesMs;
  }
  return sum;
}

const paidOf = (w: World, side: SideName): number =>
  w.facts.reduce((sum, fact) => sum + (fact.what === 'paid' && fact.side === side ? fact.ms : 0), 0);

/** What is left of it, below 0 when a period took more than it gave. */
export const rawBankOf = (w: World, side: SideName): number =>
  allottedOf(w, side) +
  paidOf(w, side) -
  count(w, (fact) => fact.what === 'ms' && fact.side === side && fact.into === 'bank');

/** Count-up counts from 0 when it begins. */
function countedOf(w: World, side: SideName): number {
  let sum = 0;
  for (const fact of w.facts) {
    if (fact.side !== side) continue;
    if (fact.what === 'enter') sum = 0;
    if (fact.what === 'ms') sum++;
  }
  return sum;
}

/** `ms` of the contract. */
export function bankOf(w: World, side: SideName): number {
  if (periodOf(w, side).method === 'up') return countedOf(w, side);
  return isFlagged(w, side) ? 0 : Math.max(0, rawBankOf(w, side));
}

export const usedOf = (w: World, side: SideName): number =>
  periodOf(w, side).method === 'up' ? ranOf(w, side) : allottedOf(w, side) - bankOf(w, side);

/** What a turn has before its bank runs. */
function delayMs(rules: Rules, { method, bonusMs }: Period): number {
  return method === 'delay' || (method === 'bronstein' && rules.prepaid) ? bonusMs : 0;
}

/** Unused delay of the turn under way, or of the next one. */
export function delayLeftOf(w: World, side: SideName): number {
  let left = 0;
  let whole = 0;
  for (const fact of w.facts) {
    if (fact.side !== side) continue;
    if (fact.what === 'enter') {
      const before = whole;
      whole = delayMs(w.rules, periodAt(w.rules, side, fact.period) as Period);
      left = Math.max(0, left + whole - before);
    }
    if (fact.what === 'press' || fact.what === 'late') left = whole;
    if (fact.what === 'ms' && fact.into === 'delay') left--;
    if (fact.what === 'paid') left = 0;
    if (fact.what === 'flag' && fact.final) whole = left = 0;
  }
  return left;
}

/** What the turn under way has used, errands apart. */
export function turnUsedOf(w: World, side: SideName): number {
  let sum = 0;
  for (const fact of w.facts) {
    if (fact.side !== side) continue;
    if (fact.what === 'press' || fact.what === 'late') sum = 0;
    if (fact.what === 'ms' && !fact.errand) sum++;
  }
  return sum;
}

export interface Overtime {
  periods: number;
  ms: number;
  moves: number;
}

/** The bank was used up since the period was entered. */
function wasEmpty(w: World, side: SideName): boolean {
  let bank = 0;
  let empty = false;
  for (const fact of w.facts) {
    if (fact.what === 'enter' && fact.side === side) empty = false;
    if ('givesMs' in fact && fact.side === side) bank += fact.givesMs;
    if (fact.what === 'ms' && fact.side === side && fact.into === 'bank') bank--;
    if (fact.what === 'ms' && fact.side !== side && fact.flows) bank++;
    if (bank <= 0) empty = true;
  }
  return empty;
}

/** Null: no such method, or its bank was not used up yet. */
export function overtimeOf(w: World, side: SideName): Overtime | null {
  const { method, perMs, count: whole } = periodOf(w, side);
  if ((method !== 'byoyomi' && method !== 'canadian') || !wasEmpty(w, side)) return null;
  let ran = 0;
  let lost = 0;
  let made = 0;
  for (const fact of w.facts) {
    // Behind time that is given the period is whole.
    if (fact.what === 'ms' && fact.flows && fact.side !== side) ran = made = 0;
    if (fact.side !== side) continue;
    if (fact.what === 'ms' && fact.into === 'overtime' && ++ran === perMs && method === 'byoyomi') {
      ran = 0;
      lost++;
    }
    if (fact.what !== 'press') continue;
    if (method === 'byoyomi') ran = 0;
    else if (fact.inOvertime && ++made === whole) {
      ran = 0;
      made = 0;
    }
  }
  if (method === 'byoyomi') return { periods: whole - lost, ms: lost === whole ? 0 : perMs - ran, moves: 0 };
  return { periods: ran === perMs ? 0 : 1, ms: perMs - ran, moves: made };
}

/** Nothing else is left to run. */
export const runsOvertime = (w: World, side: SideName): boolean =>
  overtimeOf(w, side) !== null && rawBankOf(w, side) <= 0;

/** What the running side has before something must happen. */
export function remainingOf(w: World, side: SideName): number {
  const { method } = periodOf(w, side);
  if (method === 'up') return Number.POSITIVE_INFINITY;
  const bank = Math.max(0, rawBankOf(w, side));
  const overtime = overtimeOf(w, side);
  if (overtime) return bank + (overtime.periods > 0 ? overtime.ms : 0);
  if (method === 'byoyomi' || method === 'canadian') return bank;
  // What a period took more than it gave is paid by the delay.
  return w.errand === side ? bank : rawBankOf(w, side) + delayLeftOf(w, side);
}
