/** The oscillator that runs fast or slow: compared once, the clock is right for both sides. */
import { describe, expect, test } from 'vitest';
import type { Board } from '../../sim/board';
import { engineByName, type Step } from '../../sim/engine';
import { needsInterpreter, withoutInterpreter } from './boardKit';
import { ask, boardNames, clockOn, game, press, wakeUps } from './builtKit';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type State = Record<'white' | 'black', { ms: number }> & { phase: string; sessionMs: number };
const state = (board: Board) => ask(board, { op: 'state' }) as unknown as State;

/** Compared for a while by a true clock. */
function calibrated(name: (typeof boardNames)[number], ppm: number, forMs = hourMs): Board {
  const board = clockOn(name, ppm);
  expect(ask(board, { op: 'calibrate' }).refused).toBeNull();
  board.advanceTo(board.nowMs() + forMs);
  expect(ask(board, { op: 'calibrate', ms: forMs })).toMatchObject({ refused: null, ppm });
  return board;
}

function begin(board: Board, baseMs: number): void {
  ask(board, { op: 'setup', white: game(baseMs), lockoutMs: 0 });
  ask(board, { op: 'start' });
  wakeUps(board, 2000);
}

describe.each(boardNames)('%s', (name) => {
  test.each([500, -500, 37, 1000, -1000])(
    '%i ppm fast, compared for an hour, is right to the ms after two hours',
    (ppm) => {
      const board = calibrated(name, ppm);
      begin(board, 2 * hourMs + 1000);
      board.advanceTo(board.nowMs() + hourMs - 2000);
      press(board, 'white');
      board.advanceTo(board.nowMs() + hourMs);
      const { white, black, sessionMs } = state(board);
      for (const [got, expected] of [
        [white.ms, hourMs + 1000],
        [black.ms, hourMs + 1000],
        [sessionMs, 2 * hourMs],
      ] as const)
        expect(Math.abs(got - expected)).toBeLessThanOrEqual(1);
    },
  );

  test.each([500, -500])('%i ppm fast still wakes up once a second', (ppm) => {
    const board = calibrated(name, ppm);
    begin(board, hourMs);
    // Where fractions of a ms meet, every five minutes, a tick comes a ms early and is armed anew.
    expect(wakeUps(board, 600_000)).toBeLessThanOrEqual(600 + 3);
  });

  test('counts what it counts without comparison', () => {
    const board = clockOn(name, 500);
    begin(board, 2 * hourMs);
    board.advanceTo(board.nowMs() + hourMs - 2000);
    expect(Math.abs(state(board).white.ms - (hourMs - 1800))).toBeLessThanOrEqual(1);
  });

  test('compared again takes the whole, not the rest', () => {
    const board = calibrated(name, 500);
    ask(board, { op: 'calibrate' });
    board.advanceTo(board.nowMs() + hourMs);
    expect(ask(board, { op: 'calibrate', ms: hourMs })).toMatchObject({ refused: null, ppm: 500 });
  });

  test('is compared over a jump of the wall clock', () => {
    const board = clockOn(name, 200);
    ask(board, { op: 'calibrate' });
    board.advanceTo(hourMs / 2);
    board.timeJump(-dayMs);
    board.advanceTo(hourMs);
    expect(ask(board, { op: 'calibrate', ms: hourMs })).toMatchObject({ refused: null, ppm: 200 });
  });

  test('goes on evenly when it is compared: the own time does not jump', () => {
    const board = clockOn(name, 1000);
    ask(board, { op: 'calibrate' });
    board.advanceTo(hourMs);
    const before = ask(board, { op: 'calibrate', ms: hourMs }).at as number;
    expect(ask(board, { op: 'state' }).at).toBe(before);
  });
});

describe('calibrate is refused', () => {
  const ended = (board: Board, fields: object) => ask(board, { op: 'calibrate', ...fields }).refused;

  test('without a beginning, for a short time, for what no oscillator does', () => {
    const board = clockOn('pixl');
    expect(ended(board, { ms: hourMs })).toBe('badValue');
    ask(board, { op: 'calibrate' });
    board.advanceTo(hourMs);
    for (const ms of [599_999, hourMs * 1.01, 'x', -1, 1.5, hourMs - 5000])
      expect(ended(board, { ms })).toBe('badValue');
    expect(ended(board, { ms: hourMs })).toBeNull();
    expect(ended(board, { ms: hourMs })).toBe('badValue');
  });

  test('but before the start', () => {
    const board = clockOn('pixl');
    begin(board, hourMs);
    expect(ended(board, {})).toBe('notStopped');
    ask(board, { op: 'stop' });
    expect(ended(board, {})).toBe('notRunning');
    ask(board, { op: 'result', value: '1-0' });
    expect(ended(board, {})).toBe('over');
  });

  test('without the code', () => {
    const board = clockOn('pixl');
    expect(ask(board, { op: 'calibrate', code: '1111' }).refused).toBe('locked');
  });
});

describe('the board without a crystal', () => {
  const signs = (board: Board) => (ask(board, { op: 'state' }) as { screen: { signs: string[] } }).screen.signs;

  test('says so when it is switched on, until the first touch', () => {
    const board = clockOn('pixl');
    expect(signs(board)).toEqual(['uncalibrated']);
    press(board, 'white');
    expect(signs(board)).toEqual([]);
  });
});

describe('the own time', () => {
  test('is whole and goes on evenly for 100 days, over the wraps of 24, 31 and 32 bits', () => {
    const board = clockOn('pixl', 137);
    let lastMs = 0;
    for (const atMs of [
      511_999,
      512_000,
      512_001,
      4_095_999,
      4_096_001,
      2 ** 31 - 1,
      2 ** 31 + 1,
      2 ** 32 - 1,
      2 ** 32 + 1,
    ]) {
      board.advanceTo(atMs);
      const at = ask(board, { op: 'state' }).at as number;
      expect(Number.isInteger(at)).toBe(true);
      expect(at).toBeGreaterThanOrEqual(lastMs);
      expect(Math.abs(at - atMs * (1 + 137e-6))).toBeLessThanOrEqual(1);
      lastMs = at;
    }
  });
});

test.skipIf(withoutInterpreter)(`the real interpreter counts the same${needsInterpreter}`, async () => {
  const line = (at: number, fields: object): Step => ({
    at,
    do: 'line',
    line: JSON.stringify({ code: '0000', ...fields }),
  });
  const steps: Step[] = [
    line(0, { op: 'calibrate' }),
    line(hourMs, { op: 'calibrate', ms: hourMs - 1234 }),
    line(hourMs, { op: 'setup', white: game(hourMs), lockoutMs: 0 }),
    line(hourMs, { op: 'start' }),
    { at: hourMs + 12_345, do: 'edge', side: 'white', level: 1 },
    { at: hourMs + 20_000, do: 'busy', forMs: 5000 },
    { at: hourMs + 21_000, do: 'timeJump', byMs: -7000 },
    { at: hourMs + 22_000, do: 'edge', side: 'black', level: 1 },
    line(hourMs + 30_000, { op: 'state' }),
  ];
  const [node, espruino] = await Promise.all(
    ['node', 'espruino'].map((name) => engineByName(name as 'node').play('pixl', steps)),
  );
  expect(espruino).toEqual(node);
  expect(JSON.parse(node?.[1] as string).ppm).toBe(343);
});
