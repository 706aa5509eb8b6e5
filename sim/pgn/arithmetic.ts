/**
 * The arithmetic of scenario.md §2 on paper, for controls with increments or delays: what the clock can show after a
 * move. Kept apart from the firmware on purpose: it says when a button must have been pressed, the firmware what is seen.
 */
import type { Period } from '../../firmware/core/control';
import { Advance, Method, type Ms } from '../../firmware/core/types';
import { defaultAdvance } from '../control';
import type { Reading } from './controls';

export interface SideOnPaper {
  readonly periods: readonly Period[];
  /** From 0; beyond the last for a last period that repeats. */
  period: number;
  /** Completed. */
  moves: number;
  bankMs: Ms;
}

export interface ClockOnPaper {
  readonly white: SideOnPaper;
  readonly black: SideOnPaper;
  readonly advance: Advance;
  readonly prepaid: boolean;
}

/** One way in which a turn can end. Time used is what came off the clock: thinking without the delay. */
export interface Ending {
  /** Controls passed at zero during the turn. */
  readonly entered: number;
  /** false: the game ended on this move, the button was not pressed. */
  readonly pressed: boolean;
  readonly leastUsedMs: Ms;
  readonly mostUsedMs: Ms;
  /** What the mover has for this turn, bases entered in it included. */
  readonly totalMs: Ms;
  /** What the press adds to the bank. */
  readonly creditMs: Ms;
  /** Shown beside the bank: the next turn's delay with Bronstein. */
  readonly extraMs: Ms;
}

const periodAt = (side: SideOnPaper, index: number): Period =>
  side.periods[Math.min(index, side.periods.length - 1)] as Period;

const hasNext = (side: SideOnPaper, index: number): boolean =>
  index + 1 < side.periods.length || periodAt(side, index)[0] > 0;

/** Moves to be completed by the end of a period, counted from the game's start. */
function movesBy(side: SideOnPaper, index: number): number {
  let moves = 0;
  for (let i = 0; i <= index; i++) moves += periodAt(side, i)[0];
  return moves;
}

/** Free thinking in each turn. */
export const delayOf = (side: SideOnPaper): Ms => {
  const [, , method, bonusMs] = periodAt(side, side.period);
  return method === Method.Delay || method === Method.Bronstein ? bonusMs : 0;
};

const incrementOf = (period: Period): Ms => (period[2] === Method.Fischer ? period[3] : 0);

/** What the next press adds, a new period's base apart. */
export const incrementFor = (side: SideOnPaper): Ms => incrementOf(periodAt(side, side.period));

/** What entering a period brings: with prepaid increments the difference to the old one, too. */
const gainOf = (side: SideOnPaper, index: number, prepaid: boolean): Ms => {
  const before = index > 0 ? incrementOf(periodAt(side, index - 1)) : 0;
  return periodAt(side, index)[1] + (prepaid ? incrementOf(periodAt(side, index)) - before : 0);
};

const extraOf = (period: Period, prepaid: boolean): Ms => (prepaid && period[2] === Method.Bronstein ? period[3] : 0);

/** Increments, or one delay in all periods. */
function isKnownSide(periods: readonly Period[]): boolean {
  const [first] = periods;
  const isDelay = periods.some(([, , method]) => method >= Method.Delay);
  return !isDelay || periods.every(([, , method, bonusMs]) => method === first?.[2] && bonusMs === first[3]);
}

/** Does this arithmetic know such a clock? No overtime, hourglass, gong, count-up; no delay that changes. */
export function isKnown({ control: { white, black }, prepaid }: Reading): boolean {
  const most = prepaid ? Method.Bronstein : Method.Delay;
  return [...white, ...black].every(([, , method]) => method <= most) && isKnownSide(white) && isKnownSide(black);
}

/** A clock that is about to be started. */
export function clockOnPaper({ control: { white, black, advance }, prepaid }: Reading): ClockOnPaper {
  const start = (periods: readonly Period[]): SideOnPaper => {
    const side: SideOnPaper = { periods, period: 0, moves: 0, bankMs: 0 };
    side.bankMs = gainOf(side, 0, prepaid);
    return side;
  };
  return { white: start(white), black: start(black), advance: advance ?? defaultAdvance, prepaid };
}

/** At zero in this period the mover goes on in the next one. */
function passesAtZero(clock: ClockOnPaper, mover: SideOnPaper, index: number): boolean {
  if (!hasNext(mover, index) || clock.advance === Advance.Moves) return false;
  if (clock.advance === Advance.Zero && index + 1 < mover.periods.length) return true;
  return mover.moves >= movesBy(mover, index);
}

/** The mover's next press completes his moves, and the next period comes with it. */
const passesByMoves = (clock: ClockOnPaper, mover: SideOnPaper): boolean =>
  clock.advance === Advance.Moves && hasNext(mover, mover.period) && mover.moves + 1 === movesBy(mover, mover.period);

/** More controls than this nobody passes in one turn. */
const mostEntered = 3;

/**
 * How this turn can end, the likeliest first.
 * @param isLast the game's last move: it needs no press (Laws 6.2.1)
 * @param leastMs what has surely run off
 */
export function endings(clock: ClockOnPaper, mover: SideOnPaper, isLast: boolean, leastMs: Ms): Ending[] {
  const pressed: Ending[] = [];
  const unpressed: Ending[] = [];
  let leastUsedMs = leastMs;
  let totalMs = mover.bankMs;
  for (let entered = 0; entered <= mostEntered; entered++) {
    const index = mover.period + entered;
    const goesOn = passesAtZero(clock, mover, index);
    const base = { entered, leastUsedMs, totalMs };
    const period = periodAt(mover, index);
    const passing = passesByMoves(clock, mover) ? gainOf(mover, index + 1, clock.prepaid) : 0;
    const added = { creditMs: incrementOf(period) + passing, extraMs: extraOf(period, clock.prepaid) };
    pressed.push({ ...base, ...added, pressed: true, mostUsedMs: totalMs - 1 });
    const mostUsedMs = goesOn ? totalMs - 1 : totalMs;
    if (isLast) unpressed.push({ ...base, pressed: false, mostUsedMs, creditMs: 0, extraMs: 0 });
    const gainMs = goesOn ? gainOf(mover, index + 1, clock.prepaid) : 0;
    if (gainMs <= 0) break;
    leastUsedMs = totalMs;
    totalMs += gainMs;
  }
  return [...pressed, ...unpressed];
}

/** Both sides enter at one ms when one of them reaches zero (scenario.md §2, `zero`); a side without a next period stays. */
function enterAtZero(clock: ClockOnPaper, mover: SideOnPaper): void {
  const together = clock.advance === Advance.Zero && mover.period + 1 < mover.periods.length;
  const from = mover.period;
  for (const side of [clock.white, clock.black]) {
    const joins = side === mover || (together && side.period === from && from + 1 < side.periods.length);
    if (!joins) continue;
    side.bankMs += gainOf(side, side.period + 1, clock.prepaid);
    side.period++;
  }
}

/** Books a turn that ended so, with this much off the clock. */
export function book(clock: ClockOnPaper, mover: SideOnPaper, ending: Ending, usedMs: Ms): void {
  for (let i = 0; i < ending.entered; i++) enterAtZero(clock, mover);
  if (ending.pressed && passesByMoves(clock, mover)) mover.period++;
  if (ending.pressed) mover.moves++;
  mover.bankMs = ending.totalMs - usedMs + ending.creditMs;
}
