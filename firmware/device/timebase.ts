/** The clock's own time: integer ms since the script began, whatever anybody does to the wall clock. */
import type { Ms } from '../core/types';

/** A jump of the wall clock that edges in the queue may not have passed: when, and the offset until then. */
interface Jump {
  atMs_: Ms;
  offsetMs_: number;
}

export const base = {
  /** Ms of the clock's own in a second of the wall clock, whose oscillator runs fast or slow. */
  perS_: 1000,
  /** Of a timer that shall end after 1 ms of the clock's own. */
  stretch_: 1,
  /** Wall clock at the clock's own 0, in ms, less a half so that rounding down is rounding. */
  offsetMs_: getTime() * 1000 - 0.5,
  /** Oldest first; mostly there are none. */
  jumps_: undefined as Jump[] | undefined,
};

/** A name of the script is found sooner than one of the interpreter. */
export const floor = Math.floor;

export const nowMs = (): Ms => floor(getTime() * base.perS_ - base.offsetMs_);

/** Since when the oscillator is compared with another clock, -1: it is not. */
export const compared = { sinceMs_: -1 as Ms };

/** That of the board: the script has its own in its place (device/jumps). */
export const setWallTime = setTime;
