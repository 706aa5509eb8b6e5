/** The session begins. */
import { arrive } from './clock';
import { setPhase } from './phase';
import type { ClockState, SideState } from './state';
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
