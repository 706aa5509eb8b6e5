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
    for (let passMs = nextPassMs(); isDue(passMs); passMs = nextPassMs()) {
      if (passMs > nowMs) nowMs = passMs;
      pass();
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
    },
    busy(forMs) {
      blockedUntilMs = Math.max(blockedUntilMs, nowMs + forMs);
    },
    advanceTo: (ms) => run(ms, (passMs) => passMs <= ms),
    approach: (ms) => run(ms, (passMs) => passMs < ms),
    die() {
      blockedUntilMs = Number.POSITIVE_INFINITY;
    },
  };
}
