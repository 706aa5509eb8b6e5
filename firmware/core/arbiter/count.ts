/** Operations on counts and periods. */

import { arm } from '../clock';
import { Limit } from '../control';
import { gainOf, holdPeriod, lastPeriod, passByMoves, passFlagged, periodOfCount, setCount, targetOf } from '../period';
import type { ClockState, SideState } from '../state';
import { Advance, Effect, Flag, type Ms, Reason } from '../types';
import { lift, moveBank } from './bank';
import { type Run, sideOf, underFloor } from './common';

/** Under `moves` the period follows the count: bases are added, as by presses, or withdrawn. */
const followCount = (s: ClockState, m: SideState, moves: number, force: boolean, atMs: Ms): number => {
  const period = periodOfCount(m, moves);
  let ms = m.bankMs_;
  for (let i = m.period_; i > period; i--) ms -= gainOf(s, m, i);
  const target = targetOf(m, period);
  const bad = ms <= 0 || (!force && underFloor(s, m, ms, target ? target - moves : 0));
  if (period < m.period_ && bad) return -Reason.Floor;
  setCount(s, m, moves);
  while (m.period_ < period) passByMoves(s, m, atMs);
  if (m.period_ > period) {
    holdPeriod(s, m, period);
    moveBank(s, m, ms, atMs);
  }
  arm(s, m);
  return Effect.Face;
};

/** The flag fell by a wrong count: the control is passed after all, whatever the way into the next period (§12.4). */
const passAfterAll = (s: ClockState, m: SideState, moves: number, atMs: Ms): number => {
  if (gainOf(s, m, m.period_ + 1) - m.overrunMs_ <= 0) return -Reason.Floor;
  lift(s, m);
  if (s.setup_.advance_ != Advance.Moves) m.flag_ = Flag.Control;
  m.signAtMs_ = atMs;
  setCount(s, m, moves);
  passFlagged(s, m, atMs);
  return Effect.Face | Effect.Period;
};

export const setMoves: Run = (s, side, value, force, atMs) => {
  const m = sideOf(s, side);
  if (value > Limit.Moves) return -Reason.BadValue;
  if (m.flag_ == Flag.Final) {
    if (!force) return -Reason.Flagged;
    if (m.targetMoves_ && value >= m.targetMoves_) return passAfterAll(s, m, value, atMs);
  }
  if (s.setup_.advance_ == Advance.Moves) return followCount(s, m, value, force, atMs);
  setCount(s, m, value);
  arm(s, m);
  return Effect.Face;
};

export const setPeriod: Run = (s, side, value, force) => {
  const m = sideOf(s, side);
  if (value < 1 || value > lastPeriod(m)) return -Reason.BadValue;
  if (m.flag_ == Flag.Final && !force) return -Reason.Flagged;
  if (value != m.period_) holdPeriod(s, m, value);
  arm(s, m);
  return Effect.Face;
};
