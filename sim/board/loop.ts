/** Virtual time and the idle loop: what came in is served first, in the order it came, then the timers. */
import { createTimers, type Timers } from './timers';
import { createWatchdog, type Watchdog } from './watchdog';

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
  readonly watchdog: Pick<Watchdog, 'enable' | 'feed'>;
  /** The processor starts anew now, and with it the script. */
  reset(): void;
  /** When it did, or the watchdog let it; null: it did not. */
  resetAtMs(): number | null;
}

/** What came from outside and is not served yet. */
function createPending() {
  let pending: (() => void)[] = [];
  let serving = false;
  return {
    add: (serve: () => void) => void pending.push(serve),
    waits: () => pending.length > 0,
    isServed: () => serving,
    serve(): void {
      // What comes in meanwhile waits for the next pass.
      const batch = pending;
      pending = [];
      serving = true;
      for (const serve of batch) serve();
      serving = false;
    },
  };
}

/** Whether the interpreter goes on: blocked for a while, dark, or started anew. */
function createInterpreter(nowMs: () => number) {
  let blockedUntilMs = 0;
  let resetMs: number | null = null;
  const isBlocked = () => blockedUntilMs > nowMs();
  const watchdog = createWatchdog(nowMs, isBlocked);

  function die(): void {
    blockedUntilMs = Number.POSITIVE_INFINITY;
    watchdog.die();
  }

  return {
    isBlocked,
    watchdog,
    die,
    blockedUntilMs: () => blockedUntilMs,
    resetAtMs: () => resetMs,
    busy(forMs: number): void {
      if (!isBlocked()) watchdog.idle();
      blockedUntilMs = Math.max(blockedUntilMs, nowMs() + forMs);
    },
    reset(): void {
      resetMs = nowMs();
      die();
    },
  };
}

/**
 * @param startMs when the board is switched on
 * @param pace what the board counts in a ms
 * @param passEnds something was done in a pass that was not from outside alone
 */
export function createLoop(startMs: number, pace: number, passEnds: () => void): Loop {
  let nowMs = startMs;
  let wakeUps = 0;
  const pending = createPending();
  const timers = createTimers(() => nowMs, pace);
  const { isBlocked, watchdog, ...interpreter } = createInterpreter(() => nowMs);

  function nextPassMs(): number {
    if (isBlocked()) return interpreter.blockedUntilMs();
    return pending.waits() ? nowMs : timers.nextDueMs();
  }

  function pass(): void {
    wakeUps++;
    pending.serve();
    timers.runDue(nowMs);
    passEnds();
  }

  function run(untilMs: number, isDue: (passMs: number) => boolean): void {
    for (let passMs = nextPassMs(); isDue(passMs) && watchdog.biteMs() > passMs; passMs = nextPassMs()) {
      if (passMs > nowMs) nowMs = passMs;
      watchdog.idle();
      pass();
    }
    if (watchdog.biteMs() <= untilMs) {
      nowMs = Math.max(nowMs, watchdog.biteMs());
      interpreter.reset();
    }
    nowMs = Math.max(nowMs, untilMs);
  }

  return {
    timers,
    nowMs: () => nowMs,
    ...interpreter,
    wakeUps: () => wakeUps,
    raise(serve) {
      pending.add(serve);
      if (pending.isServed() || isBlocked()) return;
      wakeUps++;
      pending.serve();
      passEnds();
    },
    advanceTo: (ms) => run(ms, (passMs) => passMs <= ms),
    approach: (ms) => run(ms, (passMs) => passMs < ms),
    watchdog,
  };
}
