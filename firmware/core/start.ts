/** The session begins. */
import { arm, arrive } from './clock';
import { type ClockState, type SideState, setPhase } from './state';
import { Effect, type Ms, Phase } from './types';

/** The session begins with this side running. */
export const start = (s: ClockState, mover: SideState, atMs: Ms): Effect => {
  s.mover_ = mover;
  setPhase(s, Phase.Running);
  s.sinceMs_ = atMs;
  s.sessionAtMs_ = atMs;
  return Effect.Press | Effect.Start;
};

/** Black's press starts White's clock (§12.3), and is the first sign of Black. */
export const startByBlack = (s: ClockState, atMs: Ms): Effect => {
  arrive(s, s.black_, atMs);
  return start(s, s.white_, atMs);
};

/** The players come anew (§10.15). @param more the session's length first */
export const beginSession = (s: ClockState, atMs: Ms, more: readonly number[]): void => {
  s.sessionAtMs_ = atMs;
  s.sessionMs_ = more[0] as Ms;
  s.white_.arrivedMs_ = s.black_.arrivedMs_ = -1;
  arm(s, s.white_);
  arm(s, s.black_);
};
