/** An adjourned game goes on, here or on another clock. */
import { rare } from '../rare';
import { isSlip, readSlip } from '../readslip';
import { setPhase } from '../state';
import { Effect, Phase, Reason } from '../types';
import type { Run } from './common';

/**
 * The session goes on another day (§10.15, §8.4): nothing starts, lateness counts anew.
 * @param more the session's length, and on another clock the slip's numbers
 */
export const reopen: Run = (s, _side, _value, _force, atMs, more) => {
  const slip = more.slice(1);
  if (slip.length) {
    if (!isSlip(slip)) return -Reason.BadValue;
    readSlip(s, slip);
  } else if (s.phase_ == Phase.Ready) return -Reason.Nothing;
  setPhase(s, Phase.Stopped);
  rare.turns_().beginSession_(s, atMs, more);
  return Effect.Press | (slip.length ? Effect.Start : 0);
};
