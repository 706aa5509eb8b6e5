/** How fast the oscillator runs. */
import { base } from './timebase';

const enum Ppm {
  One = 1e6,
  /** Timers end a hundredth of a ms in a second late, as one that is early wakes the clock twice. */
  OneLate = 999990,
}

/** @param ppm what the oscillator runs fast; the clock's own time goes on from where it is */
export const setPpm = (ppm: number): void => {
  const ownMs = getTime() * base.perS_ - base.offsetMs_;
  base.perS_ = (1000 * Ppm.One) / (Ppm.One + ppm);
  base.stretch_ = ppm ? (Ppm.One + ppm) / Ppm.OneLate : 1;
  base.offsetMs_ = getTime() * base.perS_ - ownMs;
};
