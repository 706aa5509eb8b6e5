/** A whole clock at once: a defective one is replaced (§12.4). */
import { Limit, type Period } from '../control';
import { holdPeriod } from '../period';
import type { ClockState, SideState } from '../state';
import { type Effect, Flag, Method, type Ms, Reason } from '../types';
import { checkBank, lift, moveBank } from './bank';
import { type Run, sideOf } from './common';
import { lastPeriod, setCount } from './count';

/** Numbers of one side in `set`: ms, moves, period, used (-1: as it is), overtime periods (-1: none), its ms, its moves. */
export const enum SetArg {
  Ms,
  Moves,
  Period,
  Used,
  Overtimes,
  OvertimeMs,
  OvertimeMoves,
  Size,
}

const checkWhole = (s: ClockState, m: SideState, a: readonly number[], force: boolean): Reason | 0 => {
  const per = m.periods_[m.periods_.length - 1] as Period;
  const period = a[SetArg.Period] as number;
  const overtimes = a[SetArg.Overtimes] as number;
  if (a[SetArg.Ms]! < 0 || a[SetArg.Moves]! < 0 || a[SetArg.Moves]! > Limit.Moves) return Reason.BadValue;
  if (period < 1 || period > lastPeriod(m) || a[SetArg.Used]! > Limit.TimeMs) return Reason.BadValue;
  if (overtimes >= 0 && (!per[4] || period < m.periods_.length)) return Reason.BadValue;
  if (overtimes > per[5] || a[SetArg.OvertimeMs]! > per[4]) return Reason.BadValue;
  return checkBank(s, m, m.method_ == Method.Up ? -a[SetArg.Ms]! : a[SetArg.Ms]!, force);
};

const applyWhole = (s: ClockState, m: SideState, a: readonly number[], atMs: Ms): Effect => {
  const ranMs = m.allotMs_ + m.bonusMs_ * (m.moves_ - m.bonusFrom_) - m.bankMs_ + m.extraMs_;
  if (m.flag_ == Flag.Final) lift(s, m);
  m.flag_ = Flag.None;
  setCount(s, m, a[SetArg.Moves] as number);
  holdPeriod(s, m, a[SetArg.Period] as number);
  m.delayMs_ = m.fullDelayMs_;
  m.turnMs_ = 0;
  const effects = moveBank(s, m, m.method_ == Method.Up ? -a[SetArg.Ms]! : a[SetArg.Ms]!, atMs);
  if (a[SetArg.Used]! >= 0) m.allotMs_ = a[SetArg.Used]! + m.bankMs_;
  m.extraMs_ = ranMs - m.allotMs_ + m.bankMs_;
  if (a[SetArg.Overtimes]! >= 0) {
    m.overtime_ = true;
    m.overtimes_ = m.method_ == Method.Byoyomi ? a[SetArg.Overtimes]! : 1;
    m.overtimeMs_ = a[SetArg.OvertimeMs]!;
    m.overtimeMoves_ = a[SetArg.OvertimeMoves]!;
  }
  return effects;
};

/** A defective clock replaced: both sides at once, all or nothing (§12.4). */
export const set: Run = (s, side, _value, force, atMs, more) => {
  const white = more.slice(0, SetArg.Size);
  const black = more.slice(SetArg.Size);
  const reason = checkWhole(s, s.white_, white, force) || checkWhole(s, s.black_, black, force);
  if (reason) return -reason;
  s.mover_ = sideOf(s, side);
  return applyWhole(s, s.white_, white, atMs) | applyWhole(s, s.black_, black, atMs);
};
