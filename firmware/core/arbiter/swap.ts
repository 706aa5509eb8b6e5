/** Colours and times that were mixed up. */
import { arm } from '../clock';
import { numbersOf, putNumbers } from '../numbers';
import { holdPeriod, lastPeriod, wayOf } from '../period';
import { type ClockState, type SideState, setPhase } from '../state';
import { Effect, Flag, type Ms } from '../types';
import type { Run } from './common';

/** What belongs to the player or to the turn, and not to his time, stays. */
const keepPlayer = (m: SideState, numbers: readonly number[]): void => {
  const side = m.side_;
  const arrivedMs = m.arrivedMs_;
  const illegal = m.illegal_;
  const turnMs = m.turnMs_;
  const fullDelayMs = m.fullDelayMs_;
  const delayMs = Math.abs(m.delayMs_);
  putNumbers(m, numbers, 0);
  m.side_ = side;
  m.arrivedMs_ = arrivedMs;
  m.illegal_ = illegal;
  m.turnMs_ = turnMs;
  m.fullDelayMs_ = fullDelayMs;
  m.delayMs_ = m.flag_ == Flag.Final ? 0 - delayMs : delayMs;
  m.way_ = wayOf(m);
};

/** With odds each side goes on by its own control. */
const holdOwn = (s: ClockState, m: SideState): void =>
  holdPeriod(s, m, m.period_ < lastPeriod(m) ? m.period_ : lastPeriod(m));

/** The sides were in different periods: the turn's delay changes by (new - old). */
const changeDelay = (m: SideState, fullMs: Ms): void => {
  const ms = Math.abs(m.delayMs_) + fullMs - m.fullDelayMs_;
  m.delayMs_ = ms < 0 ? 0 : m.flag_ == Flag.Final ? 0 - ms : ms;
  m.fullDelayMs_ = fullMs;
};

/** Banks, counts and used times change owner. */
export const swapTimes: Run = (s) => {
  const whiteDelayMs = s.white_.fullDelayMs_;
  const blackDelayMs = s.black_.fullDelayMs_;
  const white = numbersOf(s.white_);
  keepPlayer(s.white_, numbersOf(s.black_));
  keepPlayer(s.black_, white);
  if (s.first_ >= 0) s.first_ = 1 - s.first_;
  setPhase(s, s.phase_);
  if (JSON.stringify(s.white_.periods_) != JSON.stringify(s.black_.periods_)) {
    holdOwn(s, s.white_);
    holdOwn(s, s.black_);
  } else {
    changeDelay(s.white_, blackDelayMs);
    changeDelay(s.black_, whiteDelayMs);
  }
  arm(s, s.white_);
  arm(s, s.black_);
  return Effect.Press;
};
