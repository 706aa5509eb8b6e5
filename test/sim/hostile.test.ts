/** Strangers on the link: nothing that they send changes the clock, delays a press or stays in memory. */
import { describe, expect, test } from 'vitest';
import type { Board } from '../../sim/board';
import { boardNames, clockOn, press } from './builtKit';
import { kinds } from './hostileKit';

/** A clock on which a game of 5 minutes is set up. */
function boot(name: (typeof boardNames)[number] = 'pixl'): Board {
  const board = clockOn(name);
  say(board, { op: 'setup', white: [[0, 300_000, 0, 0, 0, 0]], lockoutMs: 0 });
  return board;
}

/** A line with the code, and its answer. */
function say(board: Board, fields: object) {
  board.send(JSON.stringify({ code: '0000', ...fields }));
  return JSON.parse(board.answers.at(-1) ?? '');
}

const state = (board: Board) => JSON.stringify(say(board, { op: 'state' }));

const phases: [string, (board: Board) => void][] = [
  ['ready', () => {}],
  ['running', (board) => say(board, { op: 'start' })],
  [
    'stopped',
    (board) => {
      say(board, { op: 'start' });
      say(board, { op: 'stop' });
    },
  ],
];

describe('a hundred kinds, a megabyte', () => {
  test('are what they are called', () => {
    expect(kinds.length).toBeGreaterThanOrEqual(100);
    expect(kinds.join('').length).toBeGreaterThanOrEqual(2 ** 20);
  });

  test.each(phases)('%s: change nothing', (_phase, reach) => {
    const board = boot();
    reach(board);
    board.advanceTo(5000);
    const before = state(board);
    for (const [index, bytes] of kinds.entries()) {
      board.intrude(bytes);
      expect([index, state(board)]).toEqual([index, before]);
    }
    expect(board.errors).toEqual([]);
    expect(board.printed).toEqual([]);
    expect(say(board, { op: 'strangers' }).lines).toBeGreaterThan(80_000);
  });

  test('on the very port that the arbiter uses, they leave it to him', () => {
    const board = boot();
    say(board, { op: 'start' });
    board.advanceTo(5000);
    const before = state(board);
    for (const bytes of kinds.filter((kind) => !kind.includes('"code"'))) {
      board.send(bytes);
      board.advanceTo(5000);
      expect(state(board)).toBe(before);
    }
  });
});

test('a press in the middle of a flood keeps its ms', () => {
  const board = boot();
  say(board, { op: 'start' });
  for (let ms = 1000; ms < 2000; ms += 10) {
    board.approach(ms);
    board.busy(9);
    board.intrude('{"op":"reset"}\n'.repeat(50));
    if (ms === 1500) press(board, 'white');
  }
  board.advanceTo(3000);
  expect(say(board, { op: 'state' })).toMatchObject({ white: { ms: 298_500 }, black: { ms: 298_500 }, plies: 1 });
});

describe('guessing the code', () => {
  const guess = (board: Board, code: string) => {
    board.intrude(`{"code":"${code}","op":"stop"}\n`);
    board.advanceTo(board.nowMs() + 1000);
    return say(board, { op: 'state' }).phase;
  };

  test('after five wrong ones the right one waits a minute, then two', () => {
    const board = boot();
    say(board, { op: 'start' });
    for (const wrong of ['1', '2', '3', '4', '5']) expect(guess(board, wrong)).toBe('running');
    expect(guess(board, '0000')).toBe('running');
    board.advanceTo(board.nowMs() + 56_000);
    expect(guess(board, '0000')).toBe('running');
    board.advanceTo(board.nowMs() + 2000);
    for (const wrong of ['1', '2', '3', '4', '5']) guess(board, wrong);
    board.advanceTo(board.nowMs() + 110_000);
    expect(guess(board, '0000')).toBe('running');
    board.advanceTo(board.nowMs() + 10_000);
    expect(guess(board, '0000')).toBe('stopped');
  });

  test('the right one in between begins anew', () => {
    const board = boot();
    say(board, { op: 'start' });
    for (const code of ['1', '2', '3', '4']) guess(board, code);
    board.intrude('{"code":"0000","op":"note","side":"white","kind":"offer"}\n');
    for (const code of ['1', '2', '3', '4']) guess(board, code);
    expect(guess(board, '0000')).toBe('stopped');
  });

  test('strangers hear that they are locked out, once a second', () => {
    const board = boot();
    for (let i = 0; i < 100; i++) board.intrude('{"op":"state"}\n');
    expect(board.heard).toEqual(['{"refused":"locked"}']);
    board.advanceTo(board.nowMs() + 1000);
    board.intrude('{"op":"state"}\nreset()\n');
    expect(board.heard).toHaveLength(2);
  });
});

test('lines in pieces, two in one, after half a line', () => {
  const board = boot();
  const line = '{"code":"0000","op":"start"}';
  for (const char of line) board.intrude(char);
  board.intrude('\n');
  expect(say(board, { op: 'state' }).phase).toBe('running');
  board.intrude('{"code":"0000","op":"stop"}\n{"code":"0000","op":"resume"}\n{"code":"0000",');
  board.intrude('\n{"code":"0000","op":"stop"}\r\n');
  expect(say(board, { op: 'state' }).phase).toBe('stopped');
  expect(board.heard).toHaveLength(5);
});

test.each(boardNames)('%s: nobody gets at the interpreter, and a radio wants its passkey', (name) => {
  const { console, passkey } = boot(name).supply;
  expect({ console, passkey }).toEqual({ console: false, passkey: name === 'esp32-oled' ? null : '000000' });
});
