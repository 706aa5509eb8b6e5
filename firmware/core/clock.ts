/** The clock itself: start, press, stop, resume, and what a tick needs to know. Results below 0 are refusals (-Reason). */
import { drain, endFlaggedTurn, restMs } from './method';
import { rare } from './rare';
import { type ClockState, isRunning, Never, type SideState } from './state';
import { Advance, Cause, Effect, Flag, Method, type Ms, Phase, Reason, Side } from './types';

/** Sets what a press and a tick have to look out for, after the bank, the flag, the period or the count changed. */
export const arm = (s: ClockState, m: SideState): void => {
  if (m.markMs_ && m.bankMs_ < m.markMs_) m.marked_ = true;
  const flagged = m.flag_ == Flag.Final;
  // A flagged side enters nothing: it shows 0:00 until the flag is lifted.
  if (m.perMs_ && m.bankMs_ <= 0 && !flagged) m.overtime_ = true;
  if (m.method_ == Method.Up && !flagged) m.alertMs_ = -Never.Ms;
  else if (flagged || m.method_ > Method.Fischer || m.giveBackMs_) m.alertMs_ = Never.Ms;
  else m.alertMs_ = m.markMs_ && !m.marked_ ? m.markMs_ - 1 : 0;
  m.watchMoves_ = s.setup_.advance_ == Advance.Moves && m.targetMoves_ ? m.targetMoves_ : Never.Moves;
  if (m.arrivedMs_ < 0) m.watchMoves_ = 0;
};

/** What time alone has done up to `atMs`: controls passed, flags fallen, each at its own millisecond. */
export const settle = (s: ClockState, atMs: Ms): Effect => {
  let effects = Effect.None;
  while (isRunning(s)) {
    const m = s.mover_;
    let endMs = s.sinceMs_ + restMs(m);
    if (m.method_ == Method.Up || m.flag_ == Flag.Final || endMs > atMs) break;
    if (endMs > s.sinceMs_) drain(m);
    else endMs = s.sinceMs_;
    s.sinceMs_ = endMs;
    effects |= rare.core_().reachZero_(s, m, endMs, Cause.Time);
    rare.fell_ |= effects;
  }
  return effects;
};

/** Charges the running side up to `atMs`, and lets happen what time alone does on the way. */
export const charge = (s: ClockState, atMs: Ms): Effect => {
  const effects = settle(s, atMs);
  if (isRunning(s)) {
    const m = s.mover_;
    const ms = atMs - s.sinceMs_;
    if (m.flag_ == Flag.Final) {
      m.overrunMs_ += ms;
      m.extraMs_ += ms;
      if (m.giveBackMs_) m.turnMs_ += ms;
    } else m.way_.spend_(m, ms);
    s.sinceMs_ = atMs;
    arm(s, m);
  }
  return effects;
};

/** First sign of a player (§10.15). */
export const arrive = (s: ClockState, m: SideState, atMs: Ms): void => {
  if (m.arrivedMs_ < 0) m.arrivedMs_ = atMs;
  arm(s, m);
};

/** A press that is not a move of the running side. Before the start Black's starts the clock (§12.3). */
const misplaced = (s: ClockState, side: Side, atMs: Ms): number => {
  if (s.phase_ == Phase.Ready)
    return side == Side.White || rare.rests_ ? -Reason.Ready : rare.turns_().startByBlack_(s, atMs);
  settle(s, atMs);
  if (s.phase_ == Phase.Over) return -Reason.Over;
  if (!isRunning(s)) return -Reason.Stopped;
  if (s.phase_ != Phase.Errand || s.mover_.side_ != side) return -Reason.WrongSide;
  return rare.turns_().pressErrand_(s, atMs);
};

/** A flagged side's press only switches: no bonus, no count. */
const pressLate = (s: ClockState, m: SideState, atMs: Ms): Effect => {
  m.lateMoves_++;
  endFlaggedTurn(m);
  arrive(s, m, atMs);
  s.mover_ = m.other_;
  return Effect.Press | Effect.Late;
};

/** Near the mark, or at the end of what the method lets run. 0: charged and renewed, the press goes on. */
const pressCloser = (s: ClockState, m: SideState, atMs: Ms): number => {
  charge(s, atMs);
  if (s.phase_ != Phase.Running) return -Reason.Stopped;
  if (m.flag_ == Flag.Final) return pressLate(s, m, atMs);
  m.bankMs_ += m.bonusMs_;
  m.delayMs_ = m.fullDelayMs_;
  m.way_.renew_(m);
  return 0;
};

/** First sign of the player, or the control by moves. */
const countCloser = (s: ClockState, m: SideState, atMs: Ms): Effect => {
  arrive(s, m, atMs);
  if (s.setup_.advance_ != Advance.Moves || !m.targetMoves_ || m.moves_ < m.targetMoves_) return Effect.Press;
  rare.core_().passByMoves_(s, m, atMs);
  return Effect.Press | Effect.Period;
};

/**
 * A player's contact closed at `atMs`: charge, flag, bonus, count, period, switch, in this order.
 * @returns effects, or -Reason and nothing has changed
 */
export const press = (s: ClockState, side: Side, atMs: Ms): number => {
  const m = s.mover_;
  if (m.hears_ != side) return misplaced(s, side, atMs);
  let ms = m.bankMs_ - atMs + s.sinceMs_;
  if (ms > m.alertMs_) m.bankMs_ = ms + m.bonusMs_;
  else if (m.way_.take_(m, ms)) {
    ms = pressCloser(s, m, atMs);
    if (ms) return ms;
  }
  s.sinceMs_ = atMs;
  s.mover_ = m.other_;
  return ++m.moves_ < m.watchMoves_ ? Effect.Press : countCloser(s, m, atMs);
};

/** Until the digits of a time that runs down change. */
const downMs = (s: ClockState, leftMs: Ms): Ms => ((leftMs - 1) % (leftMs > s.profile_.tenthsMs_ ? 1000 : 100)) + 1;

/** Until the digits of a time that runs up change. */
const upMs = (s: ClockState, ms: Ms): Ms => {
  const step = ms < s.profile_.tenthsMs_ ? 100 : 1000;
  return ((step - (ms % step)) % step) + 1;
};

const nextCloserMs = (s: ClockState, m: SideState, nowMs: Ms): Ms => {
  if (!isRunning(s) || m.flag_ == Flag.Final) return rare.turns_().signMs_(s, nowMs);
  const ranMs = nowMs - s.sinceMs_;
  if (m.method_ == Method.Up) return upMs(s, ranMs - m.bankMs_);
  const leftMs = restMs(m) - ranMs;
  if (leftMs <= 0) return 0;
  if (m.perMs_) return downMs(s, ((leftMs - 1) % m.perMs_) + 1);
  const otherMs = upMs(s, m.other_.bankMs_ + ranMs);
  const ownMs = downMs(s, leftMs);
  return otherMs < ownMs ? otherMs : ownMs;
};

/** Time until something visible changes; 0: the running side has nothing left, it is time to judge (settle). */
export const nextChangeMs = (s: ClockState, nowMs: Ms): Ms => {
  const m = s.mover_;
  const ms = m.way_.shows_(m, m.bankMs_ - nowMs + s.sinceMs_);
  return m.hears_ < 0 || ms <= 0
    ? nextCloserMs(s, m, nowMs)
    : ((ms - 1) % (ms > s.profile_.tenthsMs_ ? 1000 : 100)) + 1;
};

/** Time until the running side has nothing left; Never when that does not come. */
export const untilZeroMs = (s: ClockState, nowMs: Ms): Ms => {
  const m = s.mover_;
  if (!isRunning(s) || m.flag_ == Flag.Final || m.method_ == Method.Up) return Never.Ms;
  const ms = restMs(m) - nowMs + s.sinceMs_;
  return ms > 0 ? ms : 0;
};
