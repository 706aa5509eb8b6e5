/** The clock's own time: integer ms since the script began, whatever anybody does to the wall clock. */
import type { Ms } from '../core/types';

const startMs = getTime() * 1000;

/** Sum of all jumps of the wall clock, and the last one. */
let jumpedMs = 0;
let lastJumpMs = 0;

const setWallTime = setTime;

/** Anyone can set the time (a phone, the IDE): the game does not notice. */
global.setTime = (seconds: number) => {
  const beforeMs = getTime() * 1000;
  setWallTime(seconds);
  lastJumpMs = getTime() * 1000 - beforeMs;
  jumpedMs += lastJumpMs;
};

export const nowMs = (): Ms => Math.floor(getTime() * 1000 - startMs - jumpedMs + 0.5);

/**
 * When an edge happened. One that waited in the queue while the wall clock jumped has a stamp of the old time: it would
 * lie in the future, or further back than the jump's own length can explain.
 * @param seconds the edge's stamp
 * @param lastMs the clock's time of the event before
 */
export const edgeMs = (seconds: number, lastMs: Ms): Ms => {
  const ms = Math.floor(seconds * 1000 - startMs - jumpedMs + 0.5);
  if (!lastJumpMs) return ms;
  const now = nowMs();
  if (ms <= now && ms >= lastMs) return ms;
  const old = Math.floor(ms + lastJumpMs + 0.5);
  return old <= now && old >= lastMs ? old : now;
};
