/** Signs that come or go by time alone. */
import { type ClockState, Never } from './state';
import { Flag, type Ms } from './types';

/** The control sign stands this long, in real time (scenario.md §2). */
export const enum Sign {
  ControlMs = 300000,
}

/** Until a sign comes or goes by time alone: control flags, lateness. */
export const signMs = (s: ClockState, nowMs: Ms): Ms => {
  let ms = Never.Ms as Ms;
  const until = (atMs: Ms) => {
    if (atMs > nowMs && atMs - nowMs < ms) ms = atMs - nowMs;
  };
  for (const m of [s.white_, s.black_]) {
    if (m.flag_ == Flag.Control) until(m.signAtMs_ + Sign.ControlMs);
    if (s.setup_.lateAfterMs_ && s.sessionAtMs_ >= 0 && m.arrivedMs_ < 0) until(s.sessionAtMs_ + s.setup_.lateAfterMs_);
  }
  return ms;
};
