/** A fault in any handler: the game goes on by its log, or the clock comes back stopped and restored. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '../../sim/board';
import { findFile } from '../../sim/board/fileLog';
import { boardNames } from '../../sim/scenario/boards';
import { type Clock, clockOf } from './clockKit';
import { asUsual, atEveryCall, type Check, goesOn, minuteMs, running, settled, to } from './surviveKit';

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

it('a picture that cannot be drawn is tried now and then only, and the game goes on in the dark', () => {
  const clock = running();
  const { board } = clock;
  const { address = 0, size = 0 } = findFile(board.flash, 'zn.look') ?? {};
  board.flash.bytes.fill(0, address, address + size);
  // What is drawn anew each second needs no room; an operation does.
  clock.ask({ op: 'stop' });
  clock.ask({ op: 'resume' });
  board.errors.length = 0;
  for (let ply = 0; ply < 30; ply++) {
    to(clock, 2000);
    clock.press(clock.state().side);
  }
  expect(board.errors.length).toBeLessThan(10);
  expect(clock.state()).toMatchObject({ phase: 'running', plies: 32, white: { ms: 597_000 - 30_000 + 75_000 } });
  expect(board.resetAtMs()).toBeNull();
});
