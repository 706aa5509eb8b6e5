/** What the fuzz once took for a fault and is none: games that its rules allow. */
import { expect, test } from 'vitest';
import { createNodeEngine } from '../../sim/engine/node';
import { firstViolation } from '../../sim/fuzz/invariants';
import { playWatched } from '../../sim/fuzz/play';
import { type Case, parseCases } from '../../sim/scenario';

test('a lever that went over inside the lockout counts backwards, also where the board has a rocker by itself', async () => {
  const events = [
    { at: 0, op: 'press', side: 'black' },
    { at: 19, op: 'edge', side: 'white', level: 1 },
    { at: 25, op: 'edge', side: 'white', level: 0 },
  ];
  const options = { board: 'mdbt42q-7seg', lockoutMs: 25 };
  const text = JSON.stringify({ id: 'rocker', control: '*58', options, events, expect: [] });
  const one = parseCases('rocker.json', text)[0] as Case;
  expect(firstViolation(one, await playWatched(createNodeEngine(), one))).toBeNull();
});

test.each([
  ['over the link', { op: 'stop', by: 'white', why: 'promotion' }],
  ['by the key', { op: 'key', key: 'stop' }],
])(
  'a lever that went over inside the lockout is a press also where a stop comes before its end, %s',
  async (_, stop) => {
    const events = [
      { at: 220_529, op: 'press', side: 'black' },
      { at: 220_555, op: 'press', side: 'white' },
      { at: 220_558, ...stop },
    ];
    const options = { lockoutMs: 40, contacts: 'rocker', board: 'bangle2' };
    const text = JSON.stringify({ id: 'stop', control: '297+9.627@moves', options, events, expect: [] });
    const one = parseCases('stop.json', text)[0] as Case;
    const happened = await playWatched(createNodeEngine(), one);
    expect(happened.at(-1)?.after).toMatchObject({ phase: 'stopped', plies: 1 });
    expect(firstViolation(one, happened)).toBeNull();
  },
);

test('a control that keys took has the lockout of the board, not of the case', async () => {
  const key = (name: string, at: number, hold?: number) => ({ at, op: 'key', key: name, ...(hold && { hold }) });
  const events = [
    ...[key('ok', 1000, 1600), key('ok', 3000), key('ok', 4000, 1600), key('stop', 6000), key('stop', 7000, 1600)],
    { at: 9000, op: 'press', side: 'white' },
    ...[
      { at: 9006, op: 'edge', side: 'black', level: 1 },
      { at: 9025, op: 'edge', side: 'black', level: 0 },
    ],
  ];
  const options = { board: 'mdbt42q-7seg', lockoutMs: 0 };
  const [one] = parseCases('keys.json', JSON.stringify({ id: 'keys', control: '56', options, events, expect: [] }));
  const happened = await playWatched(createNodeEngine(), one as Case);
  // The lever went over at 9006, and that is known at the lockout's end.
  expect(happened.at(-1)?.after).toMatchObject({ phase: 'running', side: 'white', white: { ms: 5429981 } });
  expect(firstViolation(one as Case, happened)).toBeNull();
});

test('who got nothing by an exchange has his flag fall as soon as he runs', async () => {
  const events = [
    { at: 0, op: 'swapTimes' },
    { at: 1000, op: 'start' },
    { at: 2000, op: 'press', side: 'white' },
  ];
  const control = { white: 'up@zeroIfMoves', black: '*24@zeroIfMoves' };
  const [one] = parseCases(
    'up.json',
    JSON.stringify({ id: 'up', control, options: { board: 'pixl' }, events, expect: [] }),
  );
  const happened = await playWatched(createNodeEngine(), one as Case);
  expect(happened.at(-1)?.after).toMatchObject({ side: 'black', black: { ms: 0, flag: 'final', flagAt: 2000 } });
  expect(firstViolation(one as Case, happened)).toBeNull();
});

test("a lever is a press at the lockout's very end, where an edge is refused", async () => {
  const events = [
    { at: 0, op: 'press', side: 'white' },
    { at: 0, op: 'press', side: 'black' },
    { at: 40, op: 'edge', side: 'black', level: 1 },
  ];
  const options = { board: 'bangle2', contacts: 'rocker', lockoutMs: 40 };
  const [one] = parseCases('end.json', JSON.stringify({ id: 'end', control: '2325', options, events, expect: [] }));
  const happened = await playWatched(createNodeEngine(), one as Case);
  expect(happened.at(-1)?.after).toMatchObject({ phase: 'running', side: 'white', refused: 'wrongSide' });
  expect(firstViolation(one as Case, happened)).toBeNull();
});
