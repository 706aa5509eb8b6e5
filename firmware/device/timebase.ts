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

export const nowMs = (): Ms => Math.floor(getTime() * base.perS_ - base.offsetMs_);

/** Since when the oscillator is compared with another clock, -1: it is not. */
export const compared = { sinceMs_: -1 as Ms };

const setWallTime = setTime;

const forget = (): void => {
  base.jumps_!.shift();
  if (!base.jumps_!.length) base.jumps_ = undefined;
};

/**
 * Anyone can set the time (a phone, the IDE): the game does not notice. Edges that came before may be served as late as in
 * the next idle pass, so the jump is kept until the timers of that one.
 */
global.setTime = (seconds: number) => {
  const beforeMs = getTime() * base.perS_;
  setWallTime(seconds);
  const afterMs = getTime() * base.perS_;
  if (!base.jumps_) base.jumps_ = [];
  base.jumps_.push({ atMs_: Math.floor(beforeMs - base.offsetMs_), offsetMs_: base.offsetMs_ });
  base.offsetMs_ += afterMs - beforeMs;
  setTimeout(() => setTimeout(forget, 0), 0);
};

/**
 * An edge's stamp has 32 bits of the counter; Espruino puts the rest to it when the edge is served, by the wall clock that
 * is then (jsiIdle): after a jump it may be some wraps of 32 bits off.
 */
const wrapUs = board.device == 'ESP32' ? 4294967296 : 4096000000;

/** The last time up to `untilMs` that the stamp can mean. */
const unwrapped = (ms: number, untilMs: Ms): Ms => {
  const wrapMs = (wrapUs / 1e6) * base.perS_;
  return Math.floor(ms - Math.ceil((ms - untilMs - 1) / wrapMs) * wrapMs);
};

/**
 * The time of an edge that may have waited in the queue over jumps. By the offset that held when it came it lies between
 * two of them.
 * @param ms the edge's stamp in ms of the clock's own, without offset
 */
export const edgeOverJumps = (ms: number): Ms => {
  const jumps = base.jumps_!;
  let offsetMs = base.offsetMs_;
  let untilMs = nowMs();
  for (let i = jumps.length - 1; i >= 0; i--) {
    const jump = jumps[i]!;
    const atMs = unwrapped(ms - offsetMs, untilMs);
    if (atMs >= jump.atMs_) return atMs;
    offsetMs = jump.offsetMs_;
    untilMs = jump.atMs_;
  }
  return unwrapped(ms - offsetMs, untilMs);
};
