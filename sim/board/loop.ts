/** Virtual time and the idle loop: what came in is served first, in the order it came, then the timers. */
import { createTimers, type Timers } from './timers';

export interface Loop {
  readonly timers: Timers;
  nowMs(): number;
  /** Until when the interpreter is blocked; in the past when it is not. */
  blockedUntilMs(): number;
  /** Idle passes in which there was something to do. */
  wakeUps(): number;
  /** Something from outside: served at once, or when the interpreter is free again. */
  raise(serve: () => void): void;
  /** Blocks the interpreter from now on. */
  busy(forMs: number): void;
  /** Time goes on to `ms`, timers of that very ms included. */
  advanceTo(ms: number): void;
  /** Time goes on to `ms`, whose own timers wait: what comes in at that ms is served before them. */
  approach(ms: number): void;
  /** The supply goes: no timer runs any more, nothing is raised. */
  die(): void;
  /** Once it runs, it cannot be stopped, nor its period be changed. @param auto it is fed by every idle pass, and in sleep */
  enableWatchdog(forMs: number, auto: boolean): void;
  kickWatchdog(): void;
  /** The processor starts anew now, and with it the script. */
  reset(): void;
  /** When it did, or the watchdog let it; null: it did not. */
  resetAtMs(): number | null;
}

/**
 * @param startMs when the board is switched on
 * @param pace what the board counts in a ms
 * @param passEnds something was done in a pass that was not from outside alone
 */
export function createLoop(startMs: number, pace: number, passEnds: () => void): Loop {
  let nowMs = startMs;
  let blockedUntilMs = 0;
  let wakeUps = 0;
  let serving = false;
  let pending: (() => void)[] = [];
  const timers = createTimers(() => nowMs, pace);
  const watchdog = { forMs: Number.POSITIVE_INFINITY, auto: false, fedMs: startMs };
  let resetMs: number | null = null;

  /** When the watchdog bites. Fed by the idle loop it only minds a blocked interpreter. */
  const biteMs = () => (watchdog.auto && !isBlocked() ? Number.POSITIVE_INFINITY : watchdog.fedMs + watchdog.forMs);

  function reset(): void {
    resetMs = nowMs;
    die();
  }

  function die(): void {
    blockedUntilMs = Number.POSITIVE_INFINITY;
    watchdog.forMs = Number.POSITIVE_INFINITY;
  }

  const isBlocked = () => blockedUntilMs > nowMs;

  function servePending(): void {
    // What comes in meanwhile waits for the next pass.
    const batch = pending;
    pending = [];
    serving = true;
    for (const serve of batch) serve();
    serving = false;
  }

  function nextPassMs(): number {
    if (isBlocked()) return blockedUntilMs;
    return pending.length > 0 ? nowMs : timers.nextDueMs();
  }

  function pass(): void {
    wakeUps++;
    servePending();
    timers.runDue(nowMs);
    passEnds();
  }

  function run(untilMs: number, isDue: (passMs: number) => boolean): void {
    for (let passMs = nextPassMs(); isDue(passMs) && biteMs() > passMs; passMs = nextPassMs()) {
      if (passMs > nowMs) nowMs = passMs;
      if (watchdog.auto) watchdog.fedMs = nowMs;
      pass();
    }
    if (biteMs() <= untilMs) {
      nowMs = Math.max(nowMs, biteMs());
      reset();
    }
    if (untilMs > nowMs) nowMs = untilMs;
  }

  return {
    timers,
    nowMs: () => nowMs,
    blockedUntilMs: () => blockedUntilMs,
    wakeUps: () => wakeUps,
    raise(serve) {
      pending.push(serve);
      if (serving || isBlocked()) return;
      wakeUps++;
      servePending();
      passEnds();
    },
    busy(forMs) {
      if (watchdog.auto && !isBlocked()) watchdog.fedMs = nowMs;
      blockedUntilMs = Math.max(blockedUntilMs, nowMs + forMs);
    },
    advanceTo: (ms) => run(ms, (passMs) => passMs <= ms),
    approach: (ms) => run(ms, (passMs) => passMs < ms),
    die,
    reset,
    resetAtMs: () => resetMs,
    enableWatchdog(forMs, auto) {
      const begins = watchdog.forMs === Number.POSITIVE_INFINITY;
      if (begins) watchdog.forMs = forMs;
      // In sleep it was fed too.
      if (begins || watchdog.auto) watchdog.fedMs = nowMs;
      watchdog.auto = auto;
    },
    kickWatchdog() {
      watchdog.fedMs = nowMs;
    },
  };
}
