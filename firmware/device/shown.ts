/** What is shown of a side: computed from the state, never kept. The running side must be charged up to the moment. */

import { format } from '../core/format';
import { Sign } from '../core/sign';
import type { ClockState, SideState } from '../core/state';
import { Flag, Method, type Ms } from '../core/types';

/** A control flag stands for five minutes of real time, a final one until it is lifted. */
export const shownFlag = (m: SideState, atMs: Ms): Flag =>
  m.flag_ == Flag.Control && atMs - m.signAtMs_ >= Sign.ControlMs ? Flag.None : m.flag_;

/** What stands on the face: the bank, Bronstein the total, in overtime the rest of the period. */
export const shownMs = (m: SideState): Ms => {
  if (m.method_ == Method.Up) return -m.bankMs_;
  const bankMs = m.bankMs_ > 0 ? m.bankMs_ : 0;
  if (m.method_ == Method.Bronstein) return bankMs + (m.delayMs_ > 0 ? m.delayMs_ : 0);
  return m.perMs_ && m.overtime_ && !bankMs ? m.overtimeMs_ : bankMs;
};

/**
 * US delay with an empty bank shows the delay: 0:00 means the flag and nothing else.
 * @param ms what shownMs says, or would say of a running side that is not charged
 */
export const shownText = (s: ClockState, m: SideState, ms: Ms): string =>
  format(ms || m.delayMs_, s.profile_.tenthsMs_, m.side_);

export const isMarked = (m: SideState): boolean => m.marked_ || (m.markMs_ > 0 && m.bankMs_ < m.markMs_);

/** Once announced it stays (§10.15): late is who came, or is still missing, when the time was over. */
export const isLate = (s: ClockState, m: SideState, atMs: Ms): boolean =>
  s.setup_.lateAfterMs_ > 0 &&
  s.sessionAtMs_ >= 0 &&
  (m.arrivedMs_ < 0 ? atMs : m.arrivedMs_) - s.sessionAtMs_ >= s.setup_.lateAfterMs_;
