/** A clock that is hung in a scenario: its watchdog lets it start anew, and the scenario goes on with it. */
import { describe, expect, it } from 'vitest';
import { createNodeEngine } from '../../sim/engine/node';
import { parseCases, runCase } from '../../sim/scenario';
import { boardNames } from '../../sim/scenario/boards';

const hung = (board: string) => ({
  id: 'hung',
  control: '3600',
  options: { board },
  events: [
    { at: 0, op: 'start' },
    { at: 10_000, op: 'press', side: 'white' },
    { at: 40_000, op: 'busy', for: 600_000 },
    { at: 50_000, op: 'press', side: 'black' },
    { at: 60_000, op: 'note', kind: 'offer', side: 'white' },
    { at: 200_000, op: 'press', side: 'black' },
    { at: 210_000, op: 'resume' },
    { at: 220_000, op: 'press', side: 'black' },
  ],
  expect: [
    { at: 39_000, phase: 'running', restored: false, uncertainMs: 0, black: { ms: 3_571_000 } },
    {
      at: 140_000,
      phase: 'stopped',
      restored: true,
      uncertainMs: 150_000,
      plies: 1,
      side: 'black',
      stopped: { by: 'clock', why: 'interruption' },
      white: { ms: 3_590_000 },
      black: { ms: [3_449_000, 3_600_000] },
    },
    { at: 205_000, refused: 'stopped', plies: 1 },
    { at: 211_000, phase: 'running', restored: false, uncertainMs: 0 },
    { at: 220_000, side: 'white', plies: 2, refused: null },
  ],
});

describe.each(boardNames)('%s', (board) => {
  const [one] = parseCases('hung', JSON.stringify(hung(board)));
  if (!one) throw new Error('no case');

  it('starts anew, stopped, and the arbiter lets it go on', async () => {
    expect(await runCase(createNodeEngine(), one)).toMatchObject({ failures: [] });
  });

  it('does not when the power is cut before', async () => {
    const cut = { at: 80_000, op: 'powerCut', for: 1000 };
    const [first, second, third, ...rest] = one.events;
    const events = [first, second, third, cut, ...rest.slice(2)] as typeof one.events;
    const expected = [{ at: 140_000, phase: 'stopped', restored: true, plies: 1 }];
    expect(await runCase(createNodeEngine(), { ...one, events, expect: expected } as typeof one)).toMatchObject({
      failures: [],
    });
  });
});
