/**
 * A clock that is hung in the real interpreter: its watchdog bites, the interpreter is started anew on the same flash, and both
 * engines say the same.
 */

import { join } from 'node:path';
import { readBoards } from '../../tools/boards.mjs';
import { root } from '../../tools/bundle.mjs';
import { sameTrace } from './trace.mjs';

const boards = Object.keys(readBoards(join(root, 'board-config.json')));

/** Hung twice: with presses and a line that nobody serves, and while the clock stands. */
const game = {
  events: [
    { at: 0, op: 'start' },
    { at: 10_000, op: 'press', side: 'white' },
    { at: 40_000, op: 'busy', for: 600_000 },
    { at: 50_000, op: 'press', side: 'black' },
    { at: 60_000, op: 'note', kind: 'offer', side: 'white' },
    { at: 200_000, op: 'press', side: 'black' },
    { at: 210_000, op: 'resume' },
    { at: 220_000, op: 'press', side: 'black' },
    { at: 230_000, op: 'stop' },
    { at: 240_000, op: 'busy', for: 100_000 },
    { at: 400_000, op: 'resume' },
    { at: 410_000, op: 'press', side: 'white' },
  ],
  expect: [
    { at: 39_000, phase: 'running', restored: false },
    { at: 140_000, phase: 'stopped', restored: true, uncertainMs: 150_000, plies: 1, side: 'black' },
    { at: 205_000, refused: 'stopped', plies: 1 },
    { at: 211_000, phase: 'running', restored: false },
    { at: 235_000, phase: 'stopped', restored: false, plies: 2 },
    { at: 390_000, phase: 'stopped', restored: true, uncertainMs: 0, plies: 2, side: 'white' },
    { at: 410_000, phase: 'running', restored: false, plies: 3 },
  ],
};

describe('a clock that is hung in the real interpreter', () => {
  for (const board of boards) {
    const one = { id: `hung on ${board}`, control: '3600', options: { board, contacts: 'buttons' }, ...game };
    sameTrace(`starts anew on ${board}`, () => JSON.stringify(one));
  }
});
