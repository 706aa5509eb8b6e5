/**
 * What every state keeps that follows from a log. One that does not is no time to be shown: the log was changed by something
 * else than the clock.
 */
import type { ClockState, SideState } from './state';
import { Method } from './types';

/** Of two records the later one may be so much older: an edge waited while the clock was busy (its watchdog lets that end). */
export const enum Waited {
  Ms = 90000,
}

/** Nobody has more than was allotted to him; of no number (NaN) this is true. */
const isSane = (m: SideState): boolean =>
  (m.method_ == Method.Up
    ? m.bankMs_ <= 0
    : m.bankMs_ <= m.allotMs_ + m.bonusMs_ * (m.moves_ - m.bonusFrom_) + Waited.Ms) &&
  m.moves_ >= 0 &&
  (m.period_ <= m.periods_.length || m.periods_[m.periods_.length - 1]![0] > 0);

export const isPlausible = (s: ClockState): boolean => s.sinceMs_ >= 0 && isSane(s.white_) && isSane(s.black_);
