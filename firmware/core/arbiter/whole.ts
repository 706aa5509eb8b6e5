/** A whole clock at once: a defective one is replaced (§12.4). */
import { Limit, type Period } from '../control';
import { holdPeriod, lastPeriod, setCount, targetOf } from '../period';
import type { ClockState, SideState } from '../state';
import { Flag, Method, Reason } from '../types';
import { checkBank, judgeBank, lift, placeBank } from './bank';
import { type Run, sideOf } from './common';

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

/** A clock can stand so in overtime: with time in the bank nothing of it is used. */
const canBe = (m: SideState, a: readonly number[]): boolean => {
  const per = m.periods_[m.periods_.length - 1] as Period;
  const canadian = per[2] == Method.Canadian;
  const overtimes = a[SetArg.Overtimes]!;
  const ms = a[SetArg.OvertimeMs]!;
  const moves = a[SetArg.OvertimeMoves]!;
  if (overtimes == -1) return true;
  if (!per[4] || a[SetArg.Period]! < m.periods_.length) return false;
  if (overtimes < 1 || overtimes > (canadian ? 1 : per[5])) return false;
  if (moves < 0 || moves >= (canadian ? per[5] : 1)) return false;
  return a[SetArg.Ms]! > 0 ? ms == per[4] && !moves : ms > 0 && ms <= per[4];
};

const checkWhole = (s: ClockState, m: SideState, a: readonly number[], force: boolean): Reason | 0 => {
  const moves = a[SetArg.Moves]!;
  const period = a[SetArg.Period]!;
  const used = a[SetArg.Used]!;
  if (a[SetArg.Ms]! < 0 || moves < 0 || moves > Limit.Moves || period < 1 || period > lastPeriod(m))
    return Reason.BadValue;
  if (used < -1 || used > Limit.TimeMs || !canBe(m, a)) return Reason.BadValue;
  if (m.method_ == Method.Up && used >= 0 && used != a[SetArg.Ms]) return Reason.BadValue;
  const target = targetOf(m, period);
  return checkBank(s, m, m.method_ == Method.Up ? -a[SetArg.Ms]! : a[SetArg.Ms]!, force, target ? target - moves : -1);
};

const place = (s: ClockState, m: SideState, a: readonly number[]): void => {
  const ranMs = m.allotMs_ + m.bonusMs_ * (m.moves_ - m.bonusFrom_) - m.bankMs_ + m.extraMs_;
  if (m.flag_ == Flag.Final) lift(s, m);
  m.flag_ = Flag.None;
  setCount(s, m, a[SetArg.Moves]!);
  holdPeriod(s, m, a[SetArg.Period]!);
  m.delayMs_ = m.fullDelayMs_;
  m.turnMs_ = 0;
  placeBank(s, m, m.method_ == Method.Up ? -a[SetArg.Ms]! : a[SetArg.Ms]!);
  if (a[SetArg.Used]! >= 0) m.allotMs_ = a[SetArg.Used]! + m.bankMs_;
  m.extraMs_ = ranMs - m.allotMs_ + m.bankMs_;
  if (a[SetArg.Overtimes]! < 0) return;
  m.overtime_ = true;
  m.overtimes_ = m.method_ == Method.Byoyomi ? a[SetArg.Overtimes]! : 1;
  m.overtimeMs_ = a[SetArg.OvertimeMs]!;
  m.overtimeMoves_ = a[SetArg.OvertimeMoves]!;
};

/** Both sides, all or nothing; an empty bank is judged when both stand, unless its overtime was given. */
export const set: Run = (s, side, _value, force, atMs, more) => {
  const white = more.slice(0, SetArg.Size);
  const black = more.slice(SetArg.Size);
  const reason = checkWhole(s, s.white_, white, force) || checkWhole(s, s.black_, black, force);
  if (reason) return -reason;
  s.mover_ = sideOf(s, side);
  place(s, s.white_, white);
  place(s, s.black_, black);
  return (
    judgeBank(s, s.white_, white[SetArg.Overtimes]! < 0, atMs) |
    judgeBank(s, s.black_, black[SetArg.Overtimes]! < 0, atMs)
  );
};
