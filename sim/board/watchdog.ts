/** The processor's watchdog: once it runs, nothing stops it, nor changes its period. */

export interface Watchdog {
  /** @param auto the idle loop feeds it, also in sleep */
  enable(forMs: number, auto: boolean): void;
  feed(): void;
  /** An idle pass begins, or the interpreter is blocked from now on. */
  idle(): void;
  /** When it bites; fed by the idle loop it only minds a blocked interpreter. */
  biteMs(): number;
  /** The supply is gone. */
  die(): void;
}

export function createWatchdog(nowMs: () => number, isBlocked: () => boolean): Watchdog {
  const never = Number.POSITIVE_INFINITY;
  let forMs = never;
  let auto = false;
  let fedMs = 0;
  const feed = () => {
    fedMs = nowMs();
  };

  return {
    feed,
    enable(ms, byIdleLoop) {
      const begins = forMs === never;
      if (begins) forMs = ms;
      // In sleep it was fed too.
      if (begins || auto) feed();
      auto = byIdleLoop;
    },
    idle() {
      if (auto) feed();
    },
    biteMs: () => (auto && !isBlocked() ? never : fedMs + forMs),
    die() {
      forMs = never;
    },
  };
}
