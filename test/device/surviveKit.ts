/** Clocks in which a handler is cut off at any of its calls, and what they must be like afterwards. */
import { expect } from 'vitest';
import { type Answer, type Clock, clockOf, switchOn } from './clockKit';

export const minuteMs = 60_000;
const setup = { op: 'setup', white: [[0, 10 * minuteMs, 1, 5000, 0, 0]], lockoutMs: 0 };

export const to = ({ board }: Clock, ms: number) => board.advanceTo(board.nowMs() + ms);

function wakeUps(clock: Clock, ms: number): number {
  const before = clock.board.counters().wakeUps;
  to(clock, ms);
  return clock.board.counters().wakeUps - before;
}

/** 10 s of White, 5 s of Black; then White thinks for 3 s. */
export function running(name?: string): Clock {
  const clock = switchOn(name);
  clock.ask(setup);
  clock.ask({ op: 'start' });
  to(clock, 10_000);
  clock.press('white');
  to(clock, 5000);
  clock.press('black');
  to(clock, 3000);
  return clock;
}

/** What was wrong is over, and the recovery too. */
export function settled(clock: Clock): Clock {
  clock.board.failNot();
  to(clock, 2000);
  const resetMs = clock.board.resetAtMs();
  if (resetMs === null) return clock;
  return clockOf(clock.board.bootAgain(resetMs));
}

export const times = ({ white, black, plies, side, phase }: Answer) => ({
  white: white.ms,
  black: black.ms,
  plies,
  side,
  phase,
});

/** The same game on a clock to which nothing happened, at the same time. */
export function asUsual(does: (clock: Clock) => void): Answer {
  const clock = running();
  does(clock);
  to(clock, 2000);
  return clock.state();
}

const mostCalls = 400;

/** Lets each call of a handler fail in turn, until it has no more of them. @returns how many there were */
export function atEveryCall(
  name: string,
  fault: 'exception' | 'memory' | 'stack',
  does: (clock: Clock) => void,
  check: Check,
) {
  for (let call = 0; call < mostCalls; call++) {
    const clock = running(name);
    clock.board.failAt(call, fault);
    does(clock);
    if (clock.board.failNot()) return call;
    check(settled(clock), `${fault} at call ${call}`);
  }
  throw new Error(`more than ${mostCalls} calls`);
}
export type Check = (clock: Clock, what: string) => void;

/** Stopped and restored, or going on with these times. */
export function goesOn(...fine: Answer[]): Check {
  return (clock, what) => {
    const state = clock.state();
    if (state.phase === 'stopped') {
      expect(state.restored, what).toBe(true);
      expect(state.white.ms, what).toBeGreaterThanOrEqual(Math.min(...fine.map(({ white }) => white.ms)));
      return;
    }
    expect(fine.map(times), what).toContainEqual(times(state));
    // Both contacts are watched, the chain of timeouts goes on, and the log is what the clock says.
    expect(wakeUps(clock, 3000), what).toBeGreaterThanOrEqual(2);
    for (let ply = 1; ply <= 2; ply++) {
      to(clock, 1000);
      clock.press(clock.state().side);
      expect(clock.state().plies, what).toBe(state.plies + ply);
    }
    expect(wakeUps(clock, 7000), what).toBeGreaterThanOrEqual(6);
    const last = clock.state();
    clock.board.cutPower(false);
    const back = clockOf(clock.board.bootAgain(clock.board.nowMs())).state();
    const other = last.side === 'white' ? 'black' : 'white';
    expect(back, what).toMatchObject({ plies: last.plies, side: last.side, [other]: { ms: last[other].ms } });
    expect(back[last.side].ms, what).toBe(last[last.side].ms + 7000);
  };
}
