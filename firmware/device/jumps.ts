/** Jumps of the wall clock: the game does not notice them. A room, as they are rare. */
import type { Ms } from '../core/types';
import { base, nowMs, setWallTime } from './timebase';

const forget = (): void => {
  base.jumps_!.shift();
  if (!base.jumps_!.length) base.jumps_ = undefined;
};

/**
 * Anyone can set the time (a phone, the IDE): the game does not notice. Edges that came before may be served as late as in
 * the next idle pass, so the jump is kept until the timers of that one.
 */
export const jump = (seconds: number): void => {
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
  const wrapMs = (wrapUs * base.perS_) / 1e6;
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
