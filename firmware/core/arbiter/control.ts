/** A wrong setting is found in the game (domain.md, 6.10.2). */

import { arm } from '../clock';
import type { Period } from '../control';
import { holdPeriod } from '../period';
import { ControlArg } from '../plan';
import { profiles } from '../profile';
import type { ClockState, Setup, SideState } from '../state';
import { type Advance, Effect, Method } from '../types';
import type { Run } from './common';

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

const hold = (s: ClockState, m: SideState, periods: readonly Period[]): void => {
  m.periods_ = periods;
  holdPeriod(s, m, m.period_ < periods.length ? m.period_ : periods.length);
  arm(s, m);
};

/** What is left stands, the new bonus comes with the next press. Otherwise the whole log is folded by it: core/history. */
export const changeControl: Run = (s, _side, value, _force, _atMs, more) => {
  if (!(value & ControlArg.Remaining)) return Effect.Face;
  s.setup_ = setupWith(s.setup_, more);
  hold(s, s.white_, s.setup_.white_);
  hold(s, s.black_, s.setup_.black_);
  return Effect.Face;
};
