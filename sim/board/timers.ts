/** setTimeout and setInterval with the habits of Espruino's idle loop. Times are ms since the board was switched on. */

interface Timer {
  id: number;
  dueMs: number;
  /** 0: a timeout. */
  everyMs: number;
  callback: () => void;
}

export interface Timers {
  set(callback: () => void, delayMs: number, repeat: boolean): number;
  clear(id: number): void;
  clearAll(): void;
  /** Infinity when there is none. */
  nextDueMs(): number;
  /** One pass: what is due at `passMs`, in order of creation and not of due time. */
  runDue(passMs: number): void;
}

/** Espruino arms nothing shorter, so what a timer arms with 0 never runs in the same pass. */
const shortestMs = 1 / 10;

/** @param pace what the board counts in a ms */
export function createTimers(nowMs: () => number, pace: number): Timers {
  const timers: Timer[] = [];
  let changed = false;

  function drop(timer: Timer): void {
    const index = timers.indexOf(timer);
    if (index >= 0) timers.splice(index, 1);
  }

  function run(timer: Timer): void {
    timer.callback();
    if (timer.everyMs > 0) timer.dueMs += timer.everyMs;
    else drop(timer);
  }

  return {
    set(callback, delayMs, repeat) {
      const forMs = Math.max(delayMs || 0, shortestMs) / pace;
      // The next id follows the newest timer still there, so an id is used again: a stale one may clear a stranger.
      const id = (timers.at(-1)?.id ?? 0) + 1;
      timers.push({ id, dueMs: nowMs() + forMs, everyMs: repeat ? forMs : 0, callback });
      changed = true;
      return id;
    },
    clear(id) {
      const timer = timers.find((one) => one.id === id);
      if (timer) drop(timer);
      changed = true;
    },
    clearAll() {
      timers.length = 0;
      changed = true;
    },
    nextDueMs() {
      let dueMs = Number.POSITIVE_INFINITY;
      for (const timer of timers) if (timer.dueMs < dueMs) dueMs = timer.dueMs;
      return dueMs;
    },
    runDue(passMs) {
      do {
        changed = false;
        // A callback that touches the timers ends the walk; it starts again from the oldest.
        for (let i = 0; i < timers.length && !changed; ) {
          const timer = timers[i] as Timer;
          if (timer.dueMs <= passMs) run(timer);
          if (timers[i] === timer) i++;
        }
      } while (changed);
    },
  };
}
