/** A clock that stood though its log alone would let it run. */
import { charge } from './clock';
import { rare } from './rare';
import { type ClockState, isRunning } from './state';
import { By, type Ms, Why } from './types';

/** The clock stood since then, and would run if only the log were asked: that time is nobody's. */
export const standSince = (s: ClockState, atMs: Ms): void => {
  if (isRunning(s)) charge(s, atMs);
  if (isRunning(s)) rare.turns_().stop_(s, By.Arbiter, Why.Interruption, atMs);
};
