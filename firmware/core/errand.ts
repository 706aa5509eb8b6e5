/** The end of an errand (core/stop). */
import type { ClockState } from './state';

/** The interrupted turn goes on as it was. */
export const leaveErrand = (s: ClockState): void => {
  const m = s.mover_;
  m.delayMs_ = s.turnDelayMs_;
  m.turnMs_ = s.turnRanMs_;
  s.mover_ = s.turn_;
};
