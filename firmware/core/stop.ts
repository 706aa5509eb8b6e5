/** Both clocks stand, or a clock runs for something else than a move. */
import { arrive, charge } from './clock';
import { leaveErrand } from './errand';
import { type ClockState, type SideState, setPhase } from './state';
import { type By, Effect, type Ms, Phase, type Why } from './types';

/**
 * The side's clock runs for something else than a move (§11.6): its own turn, or the other's, waits as it is, delay and
 * all.
 */
export const runErrand = (s: ClockState, m: SideState, atMs: Ms): Effect => {
  s.turn_ = s.mover_;
  s.turnDelayMs_ = m.delayMs_;
  s.turnRanMs_ = m.turnMs_;
  m.delayMs_ = 0;
  s.mover_ = m;
  setPhase(s, Phase.Errand);
  s.sinceMs_ = atMs;
  return Effect.Face | Effect.Switch;
};

export const endErrand = (s: ClockState, atMs: Ms): void => {
  charge(s, atMs);
  leaveErrand(s);
};

/** A press of the side that runs an errand: it counts no move and gives no bonus (§11.6). */
export const pressErrand = (s: ClockState, atMs: Ms): Effect => {
  arrive(s, s.mover_, atMs);
  endErrand(s, atMs);
  setPhase(s, Phase.Running);
  return Effect.Press | Effect.Late;
};

/** Both clocks stand (§12.5). The turn goes on later with what it has used. */
export const stop = (s: ClockState, by: By, why: Why, atMs: Ms): Effect => {
  if (s.phase_ == Phase.Errand) endErrand(s, atMs);
  else charge(s, atMs);
  setPhase(s, Phase.Stopped);
  s.stoppedBy_ = by;
  s.stoppedWhy_ = why;
  s.stoppedAtMs_ = atMs;
  return Effect.Face | Effect.Switch;
};
