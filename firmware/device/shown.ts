/** The time that is shown of a side: computed from the state, never kept. The running side must be charged up to the moment. */
import { format } from '../core/format';
import type { ClockState, SideState } from '../core/state';
import { Method, type Ms } from '../core/types';

/** What stands on the face: the bank, Bronstein the total, in overtime the rest of the period. */
export const shownMs = (m: SideState): Ms => {
  if (m.method_ == Method.Up) return -m.bankMs_;
  const bankMs = m.bankMs_ > 0 ? m.bankMs_ : 0;
  if (m.method_ == Method.Bronstein) return bankMs + (m.delayMs_ > 0 ? m.delayMs_ : 0);
  return m.perMs_ && m.overtime_ && !bankMs ? m.overtimeMs_ : bankMs;
};

/**
 * A state that is none has no time.
 * US delay with an empty bank shows the delay: 0:00 means the flag and nothing else.
 * @param ms what shownMs says, or would say of a running side that is not charged
 */
export const shownText = (s: ClockState, m: SideState, ms: Ms): string =>
  s.damaged_ ? '-:--' : format(ms || m.delayMs_, s.profile_.tenthsMs_);
