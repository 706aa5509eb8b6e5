/** Sessions: players arrive, seal, come again; games end. */
import { arrive, charge } from '../clock';
import { rare } from '../rare';
import { type ClockState, isRunning, setPhase } from '../state';
import { By, Effect, type Ms, Phase, Reason, Why } from '../types';
import { type Run, sideOf } from './common';

export const arrived: Run = (s, side, _value, _force, atMs) => {
  arrive(s, sideOf(s, side), atMs);
  return Effect.Face;
};

const close = (s: ClockState, phase: Phase, atMs: Ms): Effect => {
  if (isRunning(s)) rare.turns_().stop_(s, By.Arbiter, Why.Other, atMs);
  setPhase(s, phase);
  s.claimBy_ = -1;
  s.endedAtMs_ = atMs;
  return Effect.Press;
};

/** The game is over, or its result is corrected. @param value by number in core/names */
export const end = (s: ClockState, value: number, atMs: Ms): Effect => {
  s.result_ = value;
  return s.phase_ == Phase.Over ? Effect.Face : close(s, Phase.Over, atMs);
};

export const result: Run = (s, _side, value, _force, atMs) => end(s, value, atMs);

/**
 * The side on move seals (§13.1): its clock stops, the other's does not start. Before the session's end only `early`,
 * and the rest of the session is charged, the floor ignored.
 * @param value 1: early
 */
export const seal: Run = (s, _side, value, _force, atMs) => {
  const restMs = s.sessionAtMs_ + s.sessionMs_ - atMs;
  if (s.sessionMs_ ? restMs > 0 && !value : value) return -Reason.BadValue;
  charge(s, atMs);
  close(s, Phase.Adjourned, atMs);
  return value && restMs > 0 ? rare.bank_().chargeUsed_(s, s.mover_, restMs, atMs) | Effect.Press : Effect.Press;
};

/** The other lever is White's (§8.6); times stay with their players. */
export const swapSides: Run = (s) => {
  s.swapped_ = !s.swapped_;
  return Effect.Press;
};
