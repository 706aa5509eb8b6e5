/** A setup with a control, and a control as numbers of the log. */
import type { Period } from './control';
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

const readPeriods = (more: readonly number[], from: number): Period[] => {
  const periods: Period[] = [];
  for (let i = 0; i < more[from]!; i++) {
    periods.push(more.slice(from + 1 + i * Size, from + 1 + (i + 1) * Size) as unknown as Period);
  }
  return periods;
};

/** The setup with another control. */
export const setupWith = (setup: Setup, more: readonly number[]): Setup => {
  const white = readPeriods(more, 1);
  const black = readPeriods(more, 2 + white.length * Size);
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
