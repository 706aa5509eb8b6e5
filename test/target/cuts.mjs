/**
 * The supply goes at each byte of a press, in the middle of a correction, and between events, again and again in one game, on
 * every board: the real interpreter goes on from its own flash file, and both engines say the same.
 */

import { join } from 'node:path';
import { readBoards } from '../../tools/boards.mjs';
import { root } from '../../tools/bundle.mjs';
import { sameTrace } from './trace.mjs';

const boards = Object.keys(readBoards(join(root, 'board-config.json')));

/** Bytes of a word: a press is one. */
const whole = 4;
/** Of a press; in the middle of a correction of many words. */
const torn = [0, 1, 2, 3, whole];
const tornOps = [3, 12, 20];

/** A game with its cuts: events, and what must be seen after each boot. */
function game() {
  const events = [{ at: 0, op: 'start' }];
  const expect = [];
  let at = 0;
  let plies = 0;
  const side = () => (plies % 2 === 0 ? 'white' : 'black');
  const press = () => events.push({ at, op: 'press', side: side() });
  const cut = (more) => {
    events.push({ at, op: 'powerCut', for: 1000, ...more });
    at += 5000;
    expect.push({ at, phase: 'stopped', restored: true, plies, side: side() });
    at += 1000;
    events.push({ at, op: 'resume' });
  };
  for (const written of torn) {
    at += 2000;
    press();
    if (written === whole) plies++;
    cut({ written });
    at += 2000;
    press();
    plies++;
  }
  for (const written of tornOps) {
    at += 2000;
    events.push({ at, op: 'stop' });
    at += 1000;
    const time = { ms: 7_000_000, moves: 40, period: 1 };
    events.push({ at, op: 'set', white: time, black: time, side: side() });
    cut({ written });
    expect.at(-1).white = { moves: Math.ceil(plies / 2) };
  }
  at += 70_500;
  cut({});
  return { events, expect };
}

describe('power cuts in the real interpreter', () => {
  for (const board of boards) {
    const one = { id: `cuts on ${board}`, control: '90/5400+30', options: { board, contacts: 'buttons' }, ...game() };
    sameTrace(`${torn.length + tornOps.length + 1} of them in one game on ${board}`, () => JSON.stringify(one));
  }
});
