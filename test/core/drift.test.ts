/** A ms is never lost or found, however long it goes on. */
import { expect, test } from 'vitest';
import { createRandom } from '../../sim/fuzz/random';
import { drift } from '../../tools/bench/drift';
import { ask, clockOn, game, press } from '../sim/builtKit';

test('a million presses, ten thousand hours: no drift in the sum', () => {
  const { presses, hours, driftMs } = drift(1_010_000);
  expect(presses).toBe(1_010_000);
  expect(hours).toBeGreaterThan(10_000);
  expect(driftMs).toBe(0);
});

test('on a board whose wall clock is set again and again', () => {
  const board = clockOn('pixl');
  const random = createRandom(2);
  board.timeJump(1.7e12);
  ask(board, { op: 'setup', white: game(359_999_000), lockoutMs: 0 });
  ask(board, { op: 'start' });
  let at = 0;
  for (let i = 0; i < 3000; i++) {
    at += random.int(1, 20_000);
    board.approach(at);
    if (random.chance(0.1)) board.timeJump(random.int(-1e9, 1e9));
    press(board, i % 2 === 0 ? 'white' : 'black');
  }
  const { white, black, plies } = ask(board, { op: 'state' }) as Record<string, { ran: number }>;
  expect(plies).toBe(3000);
  expect((white?.ran ?? 0) + (black?.ran ?? 0)).toBe(at);
});
