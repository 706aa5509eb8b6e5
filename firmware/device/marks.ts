/** The signs of a side, computed from the state. */
import { Sign } from '../core/sign';
import { type ClockState, isRunning, type SideState } from '../core/state';
import { Flag, type Ms } from '../core/types';

/** A control flag stands for five minutes of real time, a final one until it is lifted. */
export const shownFlag = (m: SideState, atMs: Ms): Flag =>
  m.flag_ == Flag.Control && atMs - m.signAtMs_ >= Sign.ControlMs ? Flag.None : m.flag_;

/** A tick sees it before the bank is charged. */
export const isMarked = (s: ClockState, m: SideState, atMs: Ms): boolean =>
  m.marked_ || (m.markMs_ > 0 && m.bankMs_ - (m == s.mover_ && isRunning(s) ? atMs - s.sinceMs_ : 0) < m.markMs_);

/** Once announced it stays (§10.15): late is who came, or is still missing, when the time was over. */
export const isLate = (s: ClockState, m: SideState, atMs: Ms): boolean =>
  s.setup_.lateAfterMs_ > 0 &&
  s.sessionAtMs_ >= 0 &&
  (m.arrivedMs_ < 0 ? atMs : m.arrivedMs_) - s.sessionAtMs_ >= s.setup_.lateAfterMs_;
