/** A setup with a control, and a control as numbers of the log. */
import { Limit, type Period } from './control';
import { profiles } from './profile';
import type { Setup } from './state';
import { type Advance, Method } from './types';

export const hasTimePerMove = (periods: readonly Period[]): boolean =>
  periods.some((p) => p[3] > 0 || p[4] > 0 || p[2] == Method.Gong);

const Size = 6;

/** [advance or -1, periods of White, six numbers each ..., periods of Black ...]: the argument records of a control. */
export const writeControl = (advance: number, white: readonly Period[], black: readonly Period[]): number[] => {
  let numbers = [advance, white.length];
  for (const p of white) numbers = numbers.concat(p as unknown as number[]);
  numbers.push(black.length);
  for (const p of black) numbers = numbers.concat(p as unknown as number[]);
  return numbers;
};

const isPeriod = (p: unknown): boolean => {
  if (!Array.isArray(p) || p.length != Size) return false;
  const numbers = p as number[];
  return (
    numbers.every((n) => Math.floor(n) == n && n >= 0 && n <= Limit.TimeMs) &&
    numbers[2]! <= Method.Up &&
    (numbers[2] == Method.Up || numbers[1]! + numbers[3]! + numbers[4]! > 0)
  );
};

/** Numbers of which a clock can be made; whether they are a sensible control is the sender's business. */
export const arePeriods = (value: unknown): value is Period[] =>
  Array.isArray(value) && value.length > 0 && value.length <= Limit.Periods && value.every(isPeriod);

const readPeriods = (more: readonly number[], from: number): Period[] => {
  const periods: Period[] = [];
  for (let i = 0; i < more[from]! && i <= Limit.Periods; i++) {
    periods.push(more.slice(from + 1 + i * Size, from + 1 + (i + 1) * Size) as unknown as Period);
  }
  return periods;
};

/** The setup with another control. null: of such numbers no clock can be made. */
export const setupWith = (setup: Setup, more: readonly number[]): Setup | null => {
  const white = readPeriods(more, 1);
  const black = readPeriods(more, 2 + white.length * Size);
  if (!profiles[setup.profile_] || !arePeriods(white) || !arePeriods(black.length ? black : white)) return null;
  return {
    white_: white,
    black_: black,
    profile_: setup.profile_,
    advance_: (more[0]! < 0 ? setup.advance_ : more[0]) as Advance,
    prepaid_: setup.prepaid_,
    whiteOn_: setup.whiteOn_,
    freezeGiven_: setup.freezeGiven_,
    freeze_: setup.freezeGiven_
      ? setup.freeze_
      : profiles[setup.profile_]!.freeze_ && (hasTimePerMove(white) || hasTimePerMove(black)),
    sessionMs_: setup.sessionMs_,
    lateAfterMs_: setup.lateAfterMs_,
  };
};
