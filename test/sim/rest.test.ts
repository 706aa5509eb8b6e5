/** What the clock costs: how often it wakes up, and what goes off by itself. */
import { describe, expect, test } from 'vitest';
import config from '../../board-config.json';
import type { Board } from '../../sim/board';
import { tickUs } from '../../tools/power.mjs';
import { ask, boardNames, clockOn, game, pixels, press, wakeUps } from './builtKit';

const minuteMs = 60_000;

function begin(name: (typeof boardNames)[number], baseMs: number, profile = 'fide-2023'): Board {
  const board = clockOn(name);
  const white = game(baseMs);
  expect(ask(board, { op: 'setup', white, profile, lockoutMs: 0 }).refused).toBeNull();
  expect(ask(board, { op: 'start' }).refused).toBeNull();
  // What was loaded for it is dropped.
  wakeUps(board, 2000);
  return board;
}

const phase = (board: Board) => ask(board, { op: 'state' }).phase;

describe.each(boardNames)('%s wakes up', (name) => {
  test('once a second while whole seconds are shown', () => {
    const board = begin(name, 10 * minuteMs);
    expect(wakeUps(board, 5 * minuteMs)).toBeLessThanOrEqual(300);
  });

  test('once a second below a minute where no tenths are shown', () => {
    const board = begin(name, minuteMs, 'fide-1988');
    expect(wakeUps(board, 50_000)).toBeLessThanOrEqual(50);
  });

  test('ten times a second with tenths, and no tick draws more bytes than the battery sign reckons with', () => {
    const board = begin(name, 22_000);
    const before = board.counters();
    const ticks = wakeUps(board, 19_000);
    expect(ticks).toBeLessThanOrEqual(190);
    const { byteUs, tickBytes } = config.boards[name].battery;
    const { busyMs, drawnBytes } = board.counters();
    expect(drawnBytes - before.drawnBytes).toBeLessThanOrEqual(ticks * tickBytes);
    const busyUs = (drawnBytes - before.drawnBytes) * byteUs + ticks * tickUs({ byteUs, tickBytes: 0 });
    expect(busyMs - before.busyMs).toBeCloseTo(busyUs / 1000, 3);
  });

  test('not at all while it stands, when light and rooms are gone', () => {
    const board = begin(name, 10 * minuteMs);
    ask(board, { op: 'stop' });
    wakeUps(board, 2 * minuteMs);
    expect(wakeUps(board, 60 * minuteMs)).toBe(0);
  });

  test('not at all asleep before the start', () => {
    const board = clockOn(name);
    expect(wakeUps(board, 11 * minuteMs)).toBeLessThanOrEqual(5);
    expect(wakeUps(board, 24 * 60 * minuteMs)).toBe(0);
  });

  test('as often after the wall clock was set as before', () => {
    const board = begin(name, 10 * minuteMs);
    board.timeJump(3_600_000.25);
    wakeUps(board, 1000);
    expect(wakeUps(board, minuteMs)).toBeLessThanOrEqual(60);
  });
});

describe.each(boardNames)('%s untouched before the start', (name) => {
  /** Nobody needs it where the link is a wire. */
  const isOnRadio = config.boards[name].link.port === 'Bluetooth';

  function rested(): Board {
    const board = clockOn(name);
    board.advanceTo(10 * minuteMs - 1);
    expect(board.supply.display).toBe(true);
    board.advanceTo(10 * minuteMs);
    return board;
  }

  test('switches display and radio off after ten minutes', () => {
    expect(rested().supply).toMatchObject({ display: false, radio: false });
  });

  test.each(['white', 'black'] as const)('is only woken by the first touch, of %s', (side) => {
    const board = rested();
    press(board, side);
    expect(board.supply).toMatchObject({ display: true, radio: isOnRadio });
    expect(phase(board)).toBe('ready');
    wakeUps(board, 100);
    press(board, 'black');
    expect(phase(board)).toBe('running');
    expect(board.errors).toEqual([]);
  });

  test('shows the same as before when it is woken', () => {
    const board = clockOn(name);
    // That nobody has compared it is said until the first touch.
    press(board, 'white');
    // The picture is drawn behind all edges that wait.
    board.advanceTo(board.nowMs() + 1);
    const before = pixels(board);
    wakeUps(board, 10 * minuteMs);
    expect(board.supply.display).toBe(false);
    press(board, 'white');
    board.advanceTo(board.nowMs() + 1);
    expect(pixels(board)).toEqual(before);
  });

  test('stays awake as long as it is touched', () => {
    const board = clockOn(name);
    for (let i = 0; i < 5; i++) {
      wakeUps(board, 9 * minuteMs);
      press(board, 'white');
    }
    expect(board.supply.display).toBe(true);
  });

  test('rests again, and starts by an order of the link', () => {
    const board = rested();
    press(board, 'white');
    wakeUps(board, 10 * minuteMs);
    expect(board.supply.display).toBe(false);
    expect(ask(board, { op: 'start' }).refused).toBeNull();
    expect(board.supply.display).toBe(true);
    expect(phase(board)).toBe('running');
  });
});

describe('pixl', () => {
  const lit = (board: Board) => board.level('LED1') === 1;

  test('has its light on for a minute after a touch, and off while a game runs', () => {
    const board = clockOn('pixl');
    expect(lit(board)).toBe(true);
    wakeUps(board, minuteMs);
    expect(lit(board)).toBe(false);
    press(board, 'white');
    expect(lit(board)).toBe(true);
    press(board, 'black');
    expect(lit(board)).toBe(false);
    wakeUps(board, minuteMs);
    ask(board, { op: 'stop' });
    expect(lit(board)).toBe(true);
  });

  test('cannot be found by radio while a game runs', () => {
    const board = clockOn('pixl');
    expect(board.supply.radio).toBe(true);
    press(board, 'black');
    expect(board.supply.radio).toBe(false);
    ask(board, { op: 'stop' });
    expect(board.supply.radio).toBe(true);
  });
});
