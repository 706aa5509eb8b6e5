/** The clock's own time: integer ms since the script began, whatever anybody does to the wall clock. */
import type { Ms } from '../core/types';

/** Wall clock at the clock's own 0, in ms, less a half so that rounding down is rounding; the last jump and its time. */
export const base = {
  offsetMs_: getTime() * 1000 - 0.5,
  jumpMs_: 0,
  jumpAtMs_: 0 as Ms,
};

export const nowMs = (): Ms => Math.floor(getTime() * 1000 - base.offsetMs_);

/**
 * The time of an edge after the wall clock has jumped. One that waited in the queue meanwhile has a stamp of the old
 * time: by the new one it would lie before the jump, or in the future.
 * @param ms the edge's time by the new offset
 */
export const edgeAfterJump = (ms: Ms): Ms =>
  ms >= base.jumpAtMs_ && ms <= nowMs() ? ms : Math.floor(ms + base.jumpMs_ + 0.5);

/** The clock's own time of an edge. */
export const edgeMs = (e: Edge): Ms => {
  const ms = Math.floor(e.time * 1000 - base.offsetMs_);
  return base.jumpMs_ ? edgeAfterJump(ms) : ms;
};

const setWallTime = setTime;

/** Anyone can set the time (a phone, the IDE): the game does not notice. */
global.setTime = (seconds: number) => {
  const beforeMs = getTime() * 1000;
  base.jumpAtMs_ = nowMs();
  setWallTime(seconds);
  base.jumpMs_ = getTime() * 1000 - beforeMs;
  base.offsetMs_ += base.jumpMs_;
};
