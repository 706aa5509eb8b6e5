/** A fault in any handler: the game goes on by its log, or the clock comes back stopped and restored. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '../../sim/board';
import { boardNames } from '../../sim/scenario/boards';
import { type Answer, type Clock, clockOf, switchOn } from './clockKit';

const minuteMs = 60_000;
const setup = { op: 'setup', white: [[0, 10 * minuteMs, 1, 5000, 0, 0]], lockoutMs: 0 };

const to = ({ board }: Clock, ms: number) => board.advanceTo(board.nowMs() + ms);

function wakeUps(clock: Clock, ms: number): number {
  const before = clock.board.counters().wakeUps;
  to(clock, ms);
  return clock.board.counters().wakeUps - before;
}

/** 10 s of White, 5 s of Black; then White thinks for 3 s. */
function running(name?: string): Clock {
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
function settled(clock: Clock): Clock {
  clock.board.failNot();
  to(clock, 2000);
  const resetMs = clock.board.resetAtMs();
  if (resetMs === null) return clock;
  return clockOf(clock.board.bootAgain(resetMs));
}

const times = ({ white, black, plies, side, phase }: Answer) => ({
  white: white.ms,
  black: black.ms,
  plies,
  side,
  phase,
});

/** The same game on a clock to which nothing happened, at the same time. */
function asUsual(does: (clock: Clock) => void): Answer {
  const clock = running();
  does(clock);
  to(clock, 2000);
  return clock.state();
}

const mostCalls = 400;

/** Lets each call of a handler fail in turn, until it has no more of them. @returns how many there were */
function atEveryCall(
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
type Check = (clock: Clock, what: string) => void;

/** Stopped and restored, or going on with these times. */
function goesOn(...fine: Answer[]): Check {
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
    clock.board.cutPower();
    const back = clockOf(clock.board.bootAgain(clock.board.nowMs())).state();
    const other = last.side === 'white' ? 'black' : 'white';
    expect(back, what).toMatchObject({ plies: last.plies, side: last.side, [other]: { ms: last[other].ms } });
    expect(back[last.side].ms, what).toBe(last[last.side].ms + 7000);
  };
}

describe('a fault at each call', () => {
  const press = (clock: Clock) => clock.press('white');
  const pressed = () => asUsual(press);
  const thinking = () => asUsual(() => {});
  const tick = (clock: Clock) => to(clock, 1000);
  const ticked = () => asUsual(tick);

  describe.each(['exception', 'memory', 'stack'] as const)('%s', (fault) => {
    it('of a press', () => {
      expect(atEveryCall('pixl', fault, press, goesOn(pressed(), thinking()))).toBeGreaterThan(5);
    });

    it('of a tick', () => {
      expect(atEveryCall('pixl', fault, tick, goesOn(ticked()))).toBeGreaterThan(3);
    });

    it('of a line of the link', { timeout: 240_000 }, () => {
      const line = (clock: Clock) => clock.board.send('{"code":"0000","op":"state"}');
      const check = goesOn(thinking());
      const dropped: Check = (clock, what) => {
        clock.board.answers.length = 0;
        check(clock, what);
      };
      expect(atEveryCall('pixl', fault, line, dropped)).toBeGreaterThan(5);
    });
  });
});

it.each([1, 4, 5, 8])(
  'a record of which only %i bytes were written is skipped, and the log goes on behind it',
  (bytes) => {
    const clock = running();
    clock.board.flash.cut = { left: bytes, tornBits: 255 };
    clock.press('white');
    clock.board.flash.cut = null;
    goesOn(
      asUsual(() => {}),
      asUsual((usual) => usual.press('white')),
    )(settled(clock), `${bytes} bytes`);
  },
);

const heal = (board: Board) => board.failNot();

describe.each(boardNames)('%s', (name) => {
  let clock: Clock;
  beforeEach(() => {
    clock = running(name);
  });

  it('starts anew when it is hung: stopped, and restored', () => {
    clock.board.busy(10 * minuteMs);
    to(clock, 95_000);
    const resetMs = clock.board.resetAtMs() as number;
    expect(resetMs).toBeLessThanOrEqual(clock.board.nowMs());
    const back = clockOf(clock.board.bootAgain(resetMs));
    expect(back.state()).toMatchObject({ phase: 'stopped', restored: true, plies: 2, side: 'white' });
    back.ask({ op: 'resume' });
    expect(back.state().phase).toBe('running');
  });

  it.each([
    ['runs', () => {}],
    ['runs with the face asleep', (c: Clock) => c.ask({ op: 'face', on: false })],
    ['stands', (c: Clock) => c.ask({ op: 'stop' })],
    ['is over', (c: Clock) => c.ask({ op: 'result', value: '1-0' })],
  ] as [string, (c: Clock) => void][])('is not bitten while it %s', (_, does) => {
    does(clock);
    to(clock, 9 * minuteMs);
    expect(clock.board.resetAtMs()).toBeNull();
    expect(clock.state().restored).toBe(false);
  });

  it('is not bitten by players who let no tick come', () => {
    for (let ms = 0; ms < 200_000; ms += 400) {
      clock.press((ms / 400) % 2 === 0 ? 'white' : 'black');
      to(clock, 400);
    }
    expect(clock.board.resetAtMs()).toBeNull();
    expect(clock.state().plies).toBe(502);
  });

  it('goes on when flags are raised that cost nothing', () => {
    for (const flag of ['LOW_MEMORY', 'BUFFER_FULL', 'UART_OVERFLOW', 'FIFO_FULL']) clock.board.raiseFlag(flag);
    to(clock, 1000);
    expect(clock.state()).toMatchObject({ phase: 'running', plies: 2, white: { ms: 596_000 } });
    heal(clock.board);
    expect(clock.board.errors).toEqual([]);
  });
});
