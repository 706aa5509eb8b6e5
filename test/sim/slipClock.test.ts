/** The slip of a clock, typed into another one: the state goes over to the byte (§13.2), in every method. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Engine, engineByName, type Step } from '../../sim/engine';
import { type Case, createLink, readCases } from '../../sim/scenario';
import { stepsOf } from '../../sim/scenario/play';
import { figuresOf, printSlip, readSlip } from '../../sim/slip';
import { needsInterpreter, withoutInterpreter } from './boardKit';
import { caseOf, type Fields, presses, slipOf } from './slipKit';

const start = { at: 0, op: 'start' };

/** Plays the events, then seals. */
const adjourned = (control: unknown, sealAt: number, events: readonly Fields[], more: Fields = {}): Case =>
  caseOf({ control, ...more, events: [start, ...events, { at: sealAt, op: 'seal' }] });

const stopped = (at: number, ...ops: readonly Fields[]): Fields[] => [
  { at, op: 'stop' },
  ...ops.map((op) => ({ at, ...op })),
  { at, op: 'resume' },
];

const games: Readonly<Record<string, Case>> = {
  plain: adjourned('7200', 200007, presses(11234, 25001, 99999)),
  fischer: adjourned('5400+30', 200007, presses(11234, 25001, 99999)),
  'not prepaid': adjourned('60+30', 50001, presses(20002), { options: { prepaid: false } }),
  delay: adjourned('600d5', 31007, presses(3001, 12345)),
  bronstein: adjourned('600b5', 31007, presses(3001, 12345)),
  'bronstein, not prepaid': adjourned('600b5', 31007, presses(3001, 12345, 16000), { options: { prepaid: false } }),
  'byo-yomi, main time': adjourned('600y5x30', 31007, presses(3001)),
  'byo-yomi, a period used up': adjourned('60y5x30', 113007, presses(71001, 80001)),
  'canadian, in a block': adjourned('60c5/300', 101007, presses(71001, 80001, 90001)),
  hourglass: adjourned('*60', 31007, presses(3001, 23000)),
  gong: adjourned('g10', 31007, presses(3001, 8000, 15001, 22002)),
  'count-up': adjourned('up', 4000007, presses(3001, 8000)),
  odds: adjourned({ white: '240+2', black: '3/160d3:60' }, 100007, presses(3001, 8000, 15001)),
  'a flag that fell': adjourned('10', 30000, presses(3001, 14000), { options: { freeze: false } }),
  'a control overstepped': adjourned('2/10:60', 45000, presses(3001, 14000)),
  'a control passed': adjourned('2/60:30', 45000, presses(3001, 14000, 15001, 16002), {
    options: { advance: 'moves' },
  }),
  'the last control again and again': adjourned('1/60', 45000, presses(1, 2, 3003, 4000, 5001, 6000)),
  'nine controls': adjourned(
    {
      white: '1/11:2/22:3/33+3:4/44:5/55d5:6/66:7/77:8/88:99',
      black: '1/99:2/88+8:3/77:4/66:5/55b5:6/44:7/33:8/22:9999',
    },
    45678,
    presses(3001, 14000, 15001, 16002, 20003),
    { options: { advance: 'moves' } },
  ),
  'early, in a session': caseOf({
    control: '100/14400',
    profile: 'us-chess',
    options: { session: 600000 },
    events: [start, ...presses(3001, 8000), { at: 300005, op: 'seal', early: true }],
  }),
  'offences, penalties, other sides': adjourned(
    '5400+30',
    200007,
    [
      { at: 1000, op: 'arrived', side: 'black' },
      ...presses(11234, 25001),
      ...stopped(31000, { op: 'illegal', side: 'black' }, { op: 'swapSides' }),
      ...stopped(40000, { op: 'penalty', side: 'white', ms: -60001, force: true }),
    ],
    { profile: 'fide-2023-rapid', options: { lateAfter: 60000 } },
  ),
  'a count put right': adjourned('40/7200:20/3600', 200007, [
    ...presses(11234),
    ...stopped(31000, { op: 'setMoves', side: 'white', moves: 38 }, { op: 'setTime', side: 'black', ms: 300000 }),
  ]),
};

/** What comes after the reopening, the same on both clocks. */
const afterwards = (at: number): Fields[] => [
  { at: at + 10000, op: 'creditMove', side: 'white' },
  { at: at + 10000, op: 'resume' },
  { at: at + 11001, op: 'press', side: 'white' },
  { at: at + 12003, op: 'press', side: 'black' },
  { at: at + 13507, op: 'press', side: 'white' },
  { at: at + 20000, op: 'stop' },
];

const askSlip = (at: number): Step => ({ at, do: 'line', line: createLink(other).op({ at, op: 'slip' }, at) });

/** Its log has room for the numbers of nine controls, of which Pixl.js would say that it nears its end. */
const board = 'mdbt42q-7seg';

/** The answer to the last line. */
async function lastAnswer(engine: Engine, steps: readonly Step[]): Promise<string> {
  return (await engine.play(board, steps)).at(-1) as string;
}

/**
 * Reopens, goes on, and asks for state and slip on the way.
 * @param one the clock before
 * @returns the answers since the reopening
 */
async function reopened(engine: Engine, one: Case, at: number, slip: unknown): Promise<string[]> {
  const reopen: Fields = { at, op: 'reopen', slip, session: 14400000 };
  const rest = caseOf({ control: '60', events: [reopen, ...afterwards(at)] });
  const before = stepsOf(one, [], true);
  const [, first, ...after] = stepsOf(rest, [at, at + 10000, at + 13507, at + 20000], true);
  const steps = [...before, first as Step, askSlip(at), ...after, askSlip(at + 20000)];
  const answers = await engine.play(board, steps);
  return answers.slice(before.filter((step) => step.do === 'line').length);
}

const other = caseOf({ control: '40/60:5+5', profile: 'fide-1988', options: { advance: 'moves', session: 60000 } });
const endOf = ({ events }: Case): number => events.at(-1)?.at ?? 0;

async function checkReopening(engine: Engine, one: Case): Promise<void> {
  const answer = await lastAnswer(engine, [...stepsOf(one, [], true), askSlip(endOf(one))]);
  const numbers: number[] = JSON.parse(answer).slip;
  const text = printSlip(numbers, { white: 'Ana Ruiz' });
  expect(readSlip(text)).toMatchObject({ ok: true, numbers });
  const at = endOf(one) + 3600000;
  const same = await reopened(engine, one, at, 'last');
  expect(JSON.parse(same[0] as string)).toMatchObject({ refused: null });
  expect(await reopened(engine, other, at, text)).toEqual(same);
  expect(await reopened(engine, other, at, { slip: numbers, white: 'Ana Ruiz' })).toEqual(same);
}

const cases = Object.entries(games);

describe.each([
  { name: 'node', skip: false, title: 'node' },
  { name: 'espruino', skip: withoutInterpreter, title: `espruino${needsInterpreter}` },
])('reopened by a slip on another board, $title', ({ name, skip }) => {
  it.skipIf(skip).each(cases)('%s', { timeout: 60_000 }, (_, one) => checkReopening(engineByName(name), one));
});

/** What the clock itself says of the figures. */
async function stateOf(one: Case): Promise<Record<'white' | 'black', Fields> & Fields> {
  return JSON.parse(await lastAnswer(engineByName('node'), stepsOf(one, [endOf(one)], false)));
}

describe('the figures on a slip are those of the clock', () => {
  it.each(cases)('%s', async (_, one) => {
    const figures = figuresOf(await slipOf(one));
    const state = await stateOf(one);
    const { profile = 'fide-2023', control } = one;
    expect(figures).toMatchObject({ adjourned: true, profile, mover: state.side });
    expect({ ...figures?.control, advance: null }).toEqual({ ...control, advance: null });
    for (const side of ['white', 'black'] as const) {
      const { ms, used, moves, flag, overtime } = state[side];
      expect(figures?.[side]).toMatchObject({ ms, used, moves, flag: flag === 'final' });
      if (overtime) expect(overtime).toMatchObject(figures?.[side].overtime as object);
      else expect(figures?.[side].overtime).toBeNull();
    }
  });
});

describe('any game', () => {
  const controls = ['7200', '5400+30', '20d5', '40b3', '10y3x5', '10c3/20', '*30', 'g9', 'up', '3/20:2/10+1:30'];
  const game = fc.record({
    control: fc.constantFrom(...controls),
    profile: fc.constantFrom('fide-1988', 'fide-2023', 'fide-2023-rapid', 'us-chess'),
    advance: fc.constantFrom('zero', 'moves', 'zeroIfMoves'),
    thinking: fc.array(fc.integer({ min: 1, max: 12000 }), { maxLength: 25 }),
  });

  it('comes over', { timeout: 120_000 }, async () => {
    const play = fc.asyncProperty(game, async ({ control, profile, advance, thinking }) => {
      const times = thinking.map((_, index) => thinking.slice(0, index + 1).reduce((sum, ms) => sum + ms, 0));
      const options = { freeze: false, advance };
      const one = adjourned(control, (times.at(-1) ?? 0) + 1, presses(...times), { profile, options });
      // Where the flag stops the clock there is nothing to seal.
      if ((await stateOf(one)).phase === 'adjourned') await checkReopening(engineByName('node'), one);
    });
    await fc.assert(play, { numRuns: 30 });
  });
});

describe('test/scenarios/slip.jsonl', () => {
  it('has the slip of its first case', async () => {
    const file = new URL('../scenarios/slip.jsonl', import.meta.url).pathname;
    const [first, second] = await readCases(file);
    const typed = second?.events.find(({ op }) => op === 'reopen')?.slip;
    const heading = { white: 'Anderssen', black: 'Kieseritzky', event: 'London', round: '1', date: '1851-06-21' };
    expect(typed).toBe(printSlip(await slipOf(first as Case), heading));
  });
});
