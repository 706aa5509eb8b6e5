/** Operations on the time of one side or both. */

import { movesToGo } from '../about';
import { arm } from '../clock';
import { Limit } from '../control';
import { drain } from '../method';
import { reachZero, wayOf } from '../period';
import type { ClockState, SideState } from '../state';
import { Cause, Effect, Flag, Method, type Ms, Reason, Whom } from '../types';
import { floorMs, type Run, sideOf, underFloor } from './common';

/** Sets the bank; what is given or taken is allotted, so that the used time stands. Count-up: it is the used time, 0 at least. */
const setBank = (m: SideState, toMs: Ms): void => {
  const ms = m.method_ == Method.Up && toMs > 0 ? 0 : toMs;
  if (m.method_ == Method.Up) m.extraMs_ += ms - m.bankMs_;
  else m.allotMs_ += ms - m.bankMs_;
  m.bankMs_ = ms;
};

/** A byo-yomi or Canadian bank below zero: the rest comes off the overtime. True: there is none left. */
const takeFromOvertime = (m: SideState): boolean => {
  const ms = -m.bankMs_;
  const extraMs = m.extraMs_;
  setBank(m, 0);
  const gone = m.way_.spend_(m, ms);
  if (gone) drain(m);
  m.extraMs_ = extraMs;
  return gone;
};

/** Puts the bank where it belongs; time given makes an overtime period whole. True: time was taken. */
export const placeBank = (s: ClockState, m: SideState, ms: Ms): boolean => {
  const taken = ms < m.bankMs_;
  arm(s, m);
  setBank(m, ms);
  if (ms > 0 && m.perMs_) {
    m.overtimeMs_ = m.perMs_;
    m.overtimeMoves_ = 0;
  }
  return taken;
};

/** A bank taken to 0 or below passes the control, or flags (scenario.md §2). */
export const judgeBank = (s: ClockState, m: SideState, taken: boolean, atMs: Ms): Effect => {
  let effects = Effect.Face;
  while (taken && m.bankMs_ <= 0 && m.method_ != Method.Up && m.flag_ != Flag.Final) {
    if (m.perMs_ && !takeFromOvertime(m)) break;
    effects |= reachZero(s, m, atMs, Cause.Penalty);
  }
  arm(s, m);
  return effects;
};

export const moveBank = (s: ClockState, m: SideState, ms: Ms, atMs: Ms): Effect =>
  judgeBank(s, m, placeBank(s, m, ms), atMs);

/** The flag was wrong: what ran beyond 0 is charged to what the side then gets (§12.4). */
export const lift = (s: ClockState, m: SideState): void => {
  m.flag_ = Flag.None;
  s.first_ = m.other_.flag_ == Flag.Final ? m.other_.side_ : -1;
  m.way_ = wayOf(m);
  m.delayMs_ = 0 - m.delayMs_;
  m.bankMs_ -= m.overrunMs_;
  m.extraMs_ -= m.overrunMs_;
  m.overrunMs_ = 0;
  if (m.perMs_ && !m.overtimes_) m.overtimes_ = 1;
};

/** Time given to a flagged side that does not cover the overrun pays for a part of it. */
const payOverrun = (m: SideState, ms: Ms): void => {
  const paidMs = ms - m.bankMs_ + m.overrunMs_;
  if (paidMs <= 0) return;
  m.allotMs_ += paidMs;
  m.extraMs_ -= paidMs;
  m.overrunMs_ -= paidMs;
};

/** Bank := ms, by an arbiter who may do it: see `checkBank`. True: time was taken. */
const correctBank = (s: ClockState, m: SideState, ms: Ms): boolean => {
  if (m.flag_ == Flag.Final) {
    if (ms <= 0 && m.method_ != Method.Up) {
      payOverrun(m, ms);
      return false;
    }
    lift(s, m);
  }
  return placeBank(s, m, ms);
};

/** @param toGo moves to the control when the operation is done, -1: none */
export const checkBank = (s: ClockState, m: SideState, ms: Ms, force: boolean, toGo: number): Reason | 0 => {
  if ((m.method_ == Method.Up ? -ms : ms) > Limit.TimeMs || (m.method_ == Method.Up && ms > 0)) return Reason.BadValue;
  if (force) return 0;
  if (m.flag_ == Flag.Final) return Reason.Flagged;
  return underFloor(s, m, ms, toGo) ? Reason.Floor : 0;
};

/** setTime and addTime for one side or both: all or nothing. */
const correctTimes = (s: ClockState, side: number, force: boolean, atMs: Ms, bankOf: (m: SideState) => Ms): number => {
  const sides = side == Whom.Both ? [s.white_, s.black_] : [sideOf(s, side)];
  for (const m of sides) {
    const reason = checkBank(s, m, bankOf(m), force, movesToGo(m));
    if (reason) return -reason;
  }
  // Both banks are set before either is judged: under `zero` one side's end gives a base to the other.
  const taken = sides.map((m) => correctBank(s, m, bankOf(m)));
  let effects = Effect.None;
  for (let i = 0; i < sides.length; i++) effects |= judgeBank(s, sides[i] as SideState, taken[i] as boolean, atMs);
  return effects;
};

/** The lowest bank that an operation may leave: the floor, or what is left where that is less already. */
const lowestBank = (s: ClockState, m: SideState): Ms => {
  const ms = floorMs(s, movesToGo(m));
  return ms < m.bankMs_ ? ms : m.bankMs_;
};

/** What would have been allowed to both: the stricter of the two. */
const strictest = (s: ClockState, side: number, of: (m: SideState) => Ms, atMost: boolean): Ms => {
  const ms = of(sideOf(s, side));
  const otherMs = side == Whom.Both ? of(s.white_) : ms;
  return otherMs < ms == atMost ? otherMs : ms;
};

export const setTime: Run = (s, side, _value, force, atMs, more) => {
  const ms = more[0] as Ms;
  if (ms < 0) return -Reason.BadValue;
  const result = correctTimes(s, side, force, atMs, (m) => (m.method_ == Method.Up ? -ms : ms));
  if (result == -Reason.Floor) s.maxMs_ = strictest(s, side, (m) => lowestBank(s, m), false);
  return result;
};

export const addTime: Run = (s, side, _value, force, atMs, more) => {
  const ms = more[0] as Ms;
  if (ms < -Limit.TimeMs) return -Reason.BadValue;
  const result = correctTimes(
    s,
    side,
    force,
    atMs,
    (m) => m.bankMs_ - m.overrunMs_ + (m.method_ == Method.Up ? -ms : ms),
  );
  if (result == -Reason.Floor) s.maxMs_ = strictest(s, side, (m) => m.bankMs_ - lowestBank(s, m), true);
  return result;
};

export const liftFlag: Run = (s, side) => {
  const m = sideOf(s, side);
  if (m.flag_ != Flag.Final) return -Reason.Nothing;
  lift(s, m);
  arm(s, m);
  return Effect.Face;
};

/** Free award or penalty (laws.md C): like addTime, but kept over a rewind. */
export const penalty: Run = addTime;

/** Used time that the arbiter adds: the bank pays, what ran stands. */
export const chargeUsed = (s: ClockState, m: SideState, ms: Ms, atMs: Ms): Effect => {
  const allotMs = m.allotMs_;
  const period = m.period_;
  const lostMs = ms - m.bankMs_;
  arm(s, m);
  m.bankMs_ -= ms;
  m.extraMs_ -= ms;
  const effects = judgeBank(s, m, true, atMs);
  // What was not there any more cannot be used, and is no debt of a flagged side.
  if (m.flag_ == Flag.Final && m.bankMs_ < 0) {
    m.extraMs_ -= m.bankMs_;
    m.bankMs_ = 0;
  }
  if (m.flag_ == Flag.Final && m.period_ == period && m.allotMs_ > allotMs) {
    m.allotMs_ -= lostMs;
    m.extraMs_ += lostMs;
  }
  return effects;
};

export const addUsed: Run = (s, side, _value, force, atMs, more) => {
  const m = sideOf(s, side);
  const ms = more[0] as Ms;
  if (ms < 0 || ms > Limit.TimeMs) return -Reason.BadValue;
  const reason = checkBank(s, m, m.bankMs_ - ms, force, movesToGo(m));
  if (reason == Reason.Floor) s.maxMs_ = m.bankMs_ - lowestBank(s, m);
  return reason ? -reason : chargeUsed(s, m, ms, atMs);
};

/** The profile's price of a claim that was wrong: exempt from the floor, and kept over a rewind. */
export const payClaim = (s: ClockState, claimant: SideState, atMs: Ms): Effect => {
  const ownMs = s.profile_.rejectOwnMs_;
  const otherMs = s.profile_.rejectOtherMs_;
  const other = claimant.other_;
  // A side whose last flag has fallen is given nothing more (§10.14).
  const given = otherMs && other.flag_ != Flag.Final;
  return (
    (ownMs ? chargeUsed(s, claimant, ownMs, atMs) : 0) | (given ? moveBank(s, other, other.bankMs_ + otherMs, atMs) : 0)
  );
};
