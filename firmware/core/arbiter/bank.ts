/** Operations on the time of one side or both. */

import { arm } from '../clock';
import { Limit } from '../control';
import { drain } from '../method';
import { reachZero } from '../period';
import type { ClockState, SideState } from '../state';
import { Cause, Effect, Flag, Method, type Ms, Reason, Whom } from '../types';
import { floorMs, movesToGo, type Run, sideOf, underFloor } from './common';

/** The bank without what a flag hides: count-up counts below zero inside. */
const setBank = (m: SideState, ms: Ms): void => {
  m.allotMs_ += ms - m.bankMs_;
  m.bankMs_ = ms;
};

/** A byo-yomi or Canadian bank below zero: the rest comes off the overtime. */
const takeFromOvertime = (m: SideState): boolean => {
  const ms = -m.bankMs_;
  setBank(m, 0);
  if (m.way_.spend_(m, ms)) {
    const extraMs = m.extraMs_;
    drain(m);
    m.extraMs_ = extraMs;
    return true;
  }
  m.extraMs_ -= ms;
  return false;
};

/** A bank taken to 0 or below passes the control, or flags (scenario.md §2). Time given makes an overtime period whole. */
export const moveBank = (s: ClockState, m: SideState, ms: Ms, atMs: Ms): Effect => {
  let effects = Effect.Face;
  const taken = ms < m.bankMs_;
  arm(s, m);
  setBank(m, ms);
  if (ms > 0 && m.perMs_) {
    m.overtimeMs_ = m.perMs_;
    m.overtimeMoves_ = 0;
  }
  while (taken && m.bankMs_ <= 0 && m.method_ != Method.Up && m.flag_ != Flag.Final) {
    if (m.perMs_ && !takeFromOvertime(m)) break;
    effects |= reachZero(s, m, atMs, Cause.Penalty);
  }
  arm(s, m);
  return effects;
};

/** The flag was wrong: what ran beyond 0 is charged to what the side then gets (§12.4). */
export const lift = (s: ClockState, m: SideState): void => {
  m.flag_ = Flag.None;
  s.first_ = m.other_.flag_ == Flag.Final ? m.other_.side_ : -1;
  m.bankMs_ -= m.overrunMs_;
  m.extraMs_ -= m.overrunMs_;
  m.overrunMs_ = 0;
  if (m.perMs_) m.overtimes_ = m.overtimes_ || 1;
};

/** Bank := ms, by an arbiter who may do it: see `checkBank`. */
const correctBank = (s: ClockState, m: SideState, ms: Ms, atMs: Ms): Effect => {
  if (m.flag_ == Flag.Final && ms > 0) lift(s, m);
  return moveBank(s, m, ms, atMs);
};

export const checkBank = (s: ClockState, m: SideState, ms: Ms, force: boolean): Reason | 0 => {
  if ((m.method_ == Method.Up ? -ms : ms) > Limit.TimeMs || (m.method_ == Method.Up && ms > 0)) return Reason.BadValue;
  if (force) return 0;
  if (m.flag_ == Flag.Final) return Reason.Flagged;
  return underFloor(s, m, ms, movesToGo(m)) ? Reason.Floor : 0;
};

/** setTime and addTime for one side or both: all or nothing. */
const correctTimes = (s: ClockState, side: number, force: boolean, atMs: Ms, bankOf: (m: SideState) => Ms): number => {
  const sides = side == Whom.Both ? [s.white_, s.black_] : [sideOf(s, side)];
  for (const m of sides) {
    const reason = checkBank(s, m, bankOf(m), force);
    if (reason) return -reason;
  }
  let effects = Effect.None;
  for (const m of sides) effects |= correctBank(s, m, bankOf(m), atMs);
  return effects;
};

export const setTime: Run = (s, side, _value, force, atMs, more) => {
  const ms = more[0] as Ms;
  if (ms < 0) return -Reason.BadValue;
  const result = correctTimes(s, side, force, atMs, (m) => (m.method_ == Method.Up ? -ms : ms));
  if (result == -Reason.Floor) s.maxMs_ = lowestBank(s, side);
  return result;
};

/** The lowest bank that setTime may leave. */
const lowestBank = (s: ClockState, side: number): Ms => {
  const lowest = (m: SideState): Ms => {
    const ms = floorMs(s, movesToGo(m));
    return ms < m.bankMs_ ? ms : m.bankMs_;
  };
  if (side != Whom.Both) return lowest(sideOf(s, side));
  const white = lowest(s.white_);
  const black = lowest(s.black_);
  return white > black ? white : black;
};

/** How much may still be taken from the side, or from each of both. */
const mostTaken = (s: ClockState, side: number): Ms => {
  const most = (m: SideState): Ms => {
    const ms = m.bankMs_ - floorMs(s, movesToGo(m));
    return ms > 0 ? ms : 0;
  };
  if (side != Whom.Both) return most(sideOf(s, side));
  const white = most(s.white_);
  const black = most(s.black_);
  return white < black ? white : black;
};

export const addTime: Run = (s, side, _value, force, atMs, more) => {
  const ms = more[0] as Ms;
  if (ms < -Limit.TimeMs) return -Reason.BadValue;
  const result = correctTimes(s, side, force, atMs, (m) =>
    m.method_ == Method.Up ? m.bankMs_ - ms : m.bankMs_ - m.overrunMs_ + ms,
  );
  if (result == -Reason.Floor) s.maxMs_ = mostTaken(s, side);
  return result;
};
