/** Into another phase. */
import type { ClockState } from './state';
import { Phase, Side } from './types';

/** The phase, and with it whose press counts. */
export const setPhase = (s: ClockState, phase: Phase): void => {
  const hears = phase == Phase.Running;
  s.phase_ = phase;
  s.white_.hears_ = hears ? Side.White : -1;
  s.black_.hears_ = hears ? Side.Black : -1;
};
