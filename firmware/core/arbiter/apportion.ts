/** An irregularity whose times are unknown (§12.6): the time used is shared out by the moves. */

import { arm } from '../clock';
import { gainOf, holdPeriod, periodOfCount, setCount, targetOf } from '../period';
import type { ClockState, SideState } from '../state';
import { Effect, Flag, type Ms, Reason } from '../types';
import { floorMs, type Run } from './common';

const usedMs = (m: SideState): Ms => m.allotMs_ + m.bonusMs_ * (m.moves_ - m.bonusFrom_) - m.bankMs_;

/** Used time by the moves, rounded down to the second; without moves it stands. */
const sharedMs = (m: SideState, at: number, now: number): Ms => {
  const ms = (usedMs(m) * at) / now;
  return now ? ms - (ms % 1000) : usedMs(m);
};

/** The bank when the counts are those at the irregularity and the period follows. */
const bankAfter = (s: ClockState, m: SideState, at: number, now: number): Ms => {
  let ms = m.bankMs_ + usedMs(m) - sharedMs(m, at, now) - m.bonusMs_ * (m.moves_ - at);
  for (let i = m.period_; i > periodOfCount(m, at); i--) ms -= gainOf(s, m, i);
  return ms;
};

const apply = (s: ClockState, m: SideState, at: number, now: number): void => {
  const ms = bankAfter(s, m, at, now);
  const sharedUsedMs = sharedMs(m, at, now);
  const ranMs = usedMs(m) + m.extraMs_;
  const period = periodOfCount(m, at);
  setCount(s, m, at);
  if (period < m.period_) holdPeriod(s, m, period);
  m.bankMs_ = ms;
  m.allotMs_ = ms + sharedUsedMs;
  m.extraMs_ = ranMs - sharedUsedMs;
  // Time given in overtime: the period is whole again behind it.
  m.overtimeMs_ = m.perMs_;
  m.overtimeMoves_ = 0;
  arm(s, m);
};

/** @param more moves at the irregularity and now, of White and of Black: both or neither */
export const apportion: Run = (s, _side, _value, force, _atMs, more) => {
  const sides = [s.white_, s.black_];
  for (let i = 0; i < 2; i++) {
    const m = sides[i] as SideState;
    const at = more[i * 2]!;
    const now = more[i * 2 + 1]!;
    if (at < 0 || at > now) return -Reason.BadValue;
    if (m.flag_ == Flag.Final && !force) return -Reason.Flagged;
    const ms = bankAfter(s, m, at, now);
    const target = targetOf(m, periodOfCount(m, at));
    if (ms <= 0 || (!force && ms < floorMs(s, target ? target - at : -1))) return -Reason.Floor;
  }
  apply(s, s.white_, more[0]!, more[1]!);
  apply(s, s.black_, more[2]!, more[3]!);
  return Effect.Face;
};
