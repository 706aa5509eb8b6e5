/** The whole state as the contract shows it (scenario.md §4), for the link. */
import { movesToGo, pliesOf, sideNames } from '../core/about';
import { byNames, causeNames, phaseNames, reasonNames, whyNames } from '../core/names';
import { resultNames } from '../core/results';
import { type ClockState, isRunning, type SideState } from '../core/state';
import { Method, type Ms, Phase } from '../core/types';
import { isLow } from './battery';
import { chargedAt, clock } from './clock';
import type { Call } from './desk/call';
import { isLate, isMarked, shownFlag } from './marks';
import { notices } from './notices';
import { noteUnseen } from './scheduler';
import { shownMs, shownText } from './shown';
import { signsOf } from './signs';

const orNull = (value: number, none: boolean): number | null => (none ? null : value);

const nameOrNull = (names: (string | null)[], index: number): string | null =>
  index < 0 ? null : (names[index] as string);

const allottedMs = (m: SideState): Ms => m.allotMs_ + m.bonusMs_ * (m.moves_ - m.bonusFrom_);

/** A debt of a lifted flag is not used before there is time to take it from. */
const usedMs = (m: SideState): Ms => allottedMs(m) - (m.bankMs_ > 0 || m.method_ == Method.Up ? m.bankMs_ : 0);

/** Until the colours may still be put right by a new start (§8.6). */
const mayRestart = (s: ClockState): boolean => {
  const moves = s.profile_.restartMoves_;
  if (moves) return s.white_.moves_ < moves || s.black_.moves_ < moves;
  const quarterMs =
    ((s.white_.periods_[0] as readonly number[])[1]! + (s.black_.periods_[0] as readonly number[])[1]!) / 4;
  return usedMs(s.white_) + usedMs(s.black_) <= quarterMs;
};

const overtimeOf = (m: SideState) =>
  m.overtime_
    ? {
        periods: orNull(m.overtimes_, m.method_ != Method.Byoyomi),
        ms: m.overtimeMs_,
        moves: orNull(m.overtimeMoves_, m.method_ == Method.Byoyomi),
      }
    : null;

const sideReport = (s: ClockState, m: SideState, atMs: Ms, untilMs: Ms) => {
  const flag = shownFlag(m, atMs);
  const toGo = movesToGo(m);
  const ms = m.method_ == Method.Up ? -m.bankMs_ : m.bankMs_ > 0 ? m.bankMs_ : 0;
  return {
    ms: ms,
    delayMs: m.delayMs_ > 0 ? m.delayMs_ : 0,
    shownMs: shownMs(m),
    shown: shownText(s, m, shownMs(m)),
    moves: m.moves_,
    toGo: orNull(toGo, toGo < 0),
    period: m.period_,
    flag: [null, 'control', 'final'][flag],
    flagAt: orNull(m.flagAtMs_, !flag),
    flagCause: flag ? causeNames[m.flagCause_] : null,
    overtime: overtimeOf(m),
    used: usedMs(m),
    ran: allottedMs(m) - m.bankMs_ + m.extraMs_,
    overrun: m.overrunMs_,
    lateMoves: m.lateMoves_,
    mayStopRecording: isMarked(s, m, atMs),
    late: isLate(s, m, untilMs),
    arrivedAt: orNull(m.arrivedMs_, m.arrivedMs_ < 0),
    illegal: m.illegal_,
  };
};

const stoppedReport = (s: ClockState) =>
  s.phase_ == Phase.Stopped ? { by: byNames[s.stoppedBy_], why: whyNames[s.stoppedWhy_], at: s.stoppedAtMs_ } : null;

const screenReport = (s: ClockState, atMs: Ms) => {
  const left = s.swapped_ ? s.black_ : s.white_;
  const text = (m: SideState) => shownText(s, m, shownMs(m));
  const open = clock.screen_ != null;
  return {
    left: text(left),
    right: text(left.other_),
    signs: signsOf(s, atMs),
    lines: open ? clock.lines_ : null,
    cursor: open ? clock.cursor_ : -1,
  };
};

/** The state at a line's time as JSON; what time alone has done by then is done. `refused` and `max` answer the event before. */
export const report = (call: Call): string => {
  const atMs = call.atMs_;
  const maxMs = clock.maxMs_;
  // A line without a time is of now.
  const s = chargedAt(clock.game_.state_, atMs, call.line_.at == null && isRunning(clock.game_.state_));
  // After the end of a game or session nothing goes on.
  const untilMs = s.phase_ == Phase.Adjourned || s.phase_ == Phase.Over ? s.endedAtMs_ : atMs;
  const state = {
    at: atMs,
    phase: phaseNames[s.phase_],
    side: sideNames[s.mover_.side_],
    white: sideReport(s, s.white_, atMs, untilMs),
    black: sideReport(s, s.black_, atMs, untilMs),
    first: nameOrNull(sideNames, s.first_),
    stopped: stoppedReport(s),
    errand: s.phase_ == Phase.Errand,
    claim: s.claimBy_ < 0 ? null : { by: sideNames[s.claimBy_], at: s.claimAtMs_ },
    controls: s.controls_,
    plies: pliesOf(s),
    sessionMs: s.sessionAtMs_ < 0 ? 0 : untilMs - s.sessionAtMs_,
    whiteOn: s.swapped_ ? 'right' : 'left',
    mayRestart: mayRestart(s),
    restored: notices.restored_,
    uncertainMs: notices.restored_ ? notices.uncertainS_ * 1000 : 0,
    lowBattery: isLow(),
    result: nameOrNull(resultNames, s.result_),
    refused: reasonNames[clock.refused_] as string | null,
    screen: screenReport(s, atMs),
  };
  noteUnseen(atMs);
  return JSON.stringify(maxMs < 0 ? state : Object.assign(state, { max: maxMs }));
};
