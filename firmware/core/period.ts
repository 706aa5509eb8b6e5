/** Periods: entering one, reaching zero, flags. */

import { sideNames } from './about';
import { arm } from './clock';
import { Limit, type Period } from './control';
import { leaveErrand } from './errand';
import { bankWay, type Way } from './method';
import { rare } from './rare';
import { type ClockState, isRunning, type SideState, setPhase } from './state';
import { Advance, By, Cause, Effect, Flag, Method, type Ms, Phase, Why } from './types';

/** The period with this number; the last one stands for all that follow. */
export const periodAt = (m: SideState, period: number): Period =>
  m.periods_[(period < m.periods_.length ? period : m.periods_.length) - 1] as Period;

/** Moves to be completed by the end of this period, counted from the game's start; 0: all. */
export const targetOf = (m: SideState, period: number): number => {
  let moves = 0;
  for (let i = 1; i <= period; i++) moves += periodAt(m, i)[0];
  return periodAt(m, period)[0] ? moves : 0;
};

/** The period in which a side with this count is under `moves`. */
export const periodOfCount = (m: SideState, moves: number): number => {
  let period = 1;
  while (targetOf(m, period) && moves >= targetOf(m, period)) period++;
  return period;
};

/** The highest number that a period can have. */
export const lastPeriod = (m: SideState): number =>
  periodAt(m, m.periods_.length)[0] ? Limit.Overtimes : m.periods_.length;

/** There is a period after this one. */
export const hasNext = (m: SideState): boolean => m.period_ < m.periods_.length || periodAt(m, m.period_)[0] > 0;

const incrementOf = (p: Period): Ms => (p[2] == Method.Fischer ? p[3] : 0);

/** What entering the period brings: its base, and with prepaid increments the difference to the old one. */
export const gainOf = (s: ClockState, m: SideState, period: number): Ms => {
  const p = periodAt(m, period);
  const before = period > 1 ? incrementOf(periodAt(m, period - 1)) : 0;
  return p[1] + (s.setup_.prepaid_ ? incrementOf(p) - before : 0);
};

/** Books the increments of the presses so far, before `bonusMs` or the count changes. */
export const closeBonus = (m: SideState): void => {
  m.allotMs_ += m.bonusMs_ * (m.moves_ - m.bonusFrom_);
  m.bonusFrom_ = m.moves_;
};

/** The way of the side's method; a flagged side has the plain one, as it is given nothing more. */
export const wayOf = (m: SideState): Way =>
  m.flag_ == Flag.Final || (m.method_ < Method.Delay && !m.giveBackMs_)
    ? bankWay
    : rare.ways_()(m.method_, m.giveBackMs_ != 0);

/** What a press gives back at most, -1: only later periods give back; 0: none does. */
const giveBackOf = (s: ClockState, m: SideState, p: Period): Ms => {
  if (s.setup_.prepaid_ || !m.periods_.some((any) => any[2] == Method.Bronstein)) return 0;
  return (p[2] == Method.Bronstein && p[3]) || -1;
};

/** The count is corrected; accepted presses and used time stand. */
export const setCount = (s: ClockState, m: SideState, moves: number): void => {
  closeBonus(m);
  s.plyBase_ += m.moves_ - moves;
  m.moves_ = moves;
  m.bonusFrom_ = moves;
};

const runsErrand = (s: ClockState, m: SideState): boolean => s.phase_ == Phase.Errand && m == s.mover_;

const changed = (delayMs: Ms, byMs: Ms): Ms => (delayMs + byMs > 0 ? delayMs + byMs : 0);

/** Puts a side under the rules of a period; the bank stays. A turn's delay changes by (new - old), not below 0; an errand has none. */
export const holdPeriod = (s: ClockState, m: SideState, period: number): void => {
  const p = periodAt(m, period);
  const method = p[2];
  const delay = method == Method.Delay || (method == Method.Bronstein && s.setup_.prepaid_) ? p[3] : 0;
  closeBonus(m);
  m.period_ = period;
  if ((method == Method.Up) != (m.method_ == Method.Up)) {
    m.allotMs_ -= 2 * m.bankMs_;
    m.bankMs_ = -m.bankMs_;
  }
  m.method_ = method;
  m.giveBackMs_ = giveBackOf(s, m, p);
  m.way_ = wayOf(m);
  m.bonusMs_ = incrementOf(p);
  const byMs = delay - m.fullDelayMs_;
  if (runsErrand(s, m)) s.turnDelayMs_ = changed(s.turnDelayMs_, byMs);
  else if (m.flag_ == Flag.Final) m.delayMs_ = 0 - changed(0 - m.delayMs_, byMs);
  else m.delayMs_ = changed(m.delayMs_, byMs);
  m.fullDelayMs_ = delay;
  m.perMs_ = p[4];
  m.overtimeMs_ = p[4];
  m.overtimes_ = method == Method.Byoyomi ? p[5] : p[4] ? 1 : 0;
  m.overtimeMoves_ = 0;
  m.overtime_ = false;
  m.targetMoves_ = targetOf(m, period);
  m.marked_ = false;
  m.markMs_ = p[3] < s.profile_.recordBonusMs_ && method != Method.Up ? s.profile_.recordMs_ : 0;
};

/** Enters the next period. Gong and count-up carry nothing over. */
export const enterPeriod = (s: ClockState, m: SideState): void => {
  let ms = gainOf(s, m, m.period_ + 1);
  holdPeriod(s, m, m.period_ + 1);
  if (m.method_ == Method.Gong || m.method_ == Method.Up)
    ms = (m.method_ == Method.Gong ? periodAt(m, m.period_)[1] : 0) - m.bankMs_;
  m.bankMs_ += ms;
  m.allotMs_ += ms;
  arm(s, m);
};

const recordControl = (s: ClockState, m: SideState, atMs: Ms): void => {
  s.controls_.push({
    period: m.period_,
    at: atMs,
    side: sideNames[m.side_] as string,
    white: s.white_.moves_,
    black: s.black_.moves_,
  });
};

/** The side passes its control by its count (the press that completes it), or as the arbiter says. */
export const passByMoves = (s: ClockState, m: SideState, atMs: Ms): void => {
  recordControl(s, m, atMs);
  enterPeriod(s, m);
};

/** A flagged side passes its control after all: listed when the flag fell, unless the arbiter declared it. */
export const passFlagged = (s: ClockState, m: SideState, atMs: Ms): void => {
  if (m.flagCause_ == Cause.Arbiter) recordControl(s, m, atMs);
  enterPeriod(s, m);
};

/** A final flag, with the clock frozen where the setup says so. */
export const dropFlag = (s: ClockState, m: SideState, atMs: Ms, cause: Cause): Effect => {
  m.flag_ = Flag.Final;
  m.flagAtMs_ = atMs;
  m.flagCause_ = cause;
  if (runsErrand(s, m)) s.turnDelayMs_ = 0 - s.turnDelayMs_;
  else m.delayMs_ = 0 - m.delayMs_;
  m.way_ = bankWay;
  arm(s, m);
  if (s.first_ < 0) s.first_ = m.side_;
  if (s.setup_.freeze_ && isRunning(s)) {
    if (s.phase_ == Phase.Errand) leaveErrand(s);
    setPhase(s, Phase.Stopped);
    s.stoppedBy_ = By.Clock;
    s.stoppedWhy_ = Why.Flag;
    s.stoppedAtMs_ = atMs;
  }
  return Effect.Face | Effect.Flag;
};

/** Under `zero` it is taken along: a later period is listed, and no flag keeps it from getting more. */
const hasLater = (m: SideState): boolean => m.flag_ != Flag.Final && m.period_ < m.periods_.length;

/**
 * The side has nothing left: the control is passed, by both sides under `zero`, or the flag falls (scenario.md §2, New
 * period). A bank below 0, which only an operation makes, comes off the new base.
 */
export const reachZero = (s: ClockState, m: SideState, atMs: Ms, cause: Cause): Effect => {
  const advance = s.setup_.advance_;
  const listed = m.period_ < m.periods_.length;
  const together = advance == Advance.Zero && listed;
  recordControl(s, m, atMs);
  if (together || (advance != Advance.Moves && m.targetMoves_ && m.moves_ >= m.targetMoves_)) {
    const other = m.other_;
    if (together && other.period_ == m.period_ && hasLater(other)) enterPeriod(s, other);
    m.flag_ = Flag.Control;
    m.flagAtMs_ = m.signAtMs_ = atMs;
    m.flagCause_ = cause;
    enterPeriod(s, m);
    return Effect.Face | Effect.Period;
  }
  m.allotMs_ -= m.bankMs_;
  m.bankMs_ = 0;
  return dropFlag(s, m, atMs, cause);
};
