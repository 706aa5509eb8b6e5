/** A case as steps of an engine, and what is seen against what must be seen. */
import { describe, expect, it } from 'vitest';
import { type Engine, EngineError } from '../../sim/engine/types';
import {
  type Case,
  compareRow,
  type Outcome,
  parseCases,
  playCase,
  runCase,
  runCases,
  type State,
  traceTimes,
} from '../../sim/scenario';
import { stepsOf } from '../../sim/scenario/play';
import { fakeEngine, plain } from './scenarioKit';

function caseOf(fields: object): Case {
  const [one] = parseCases('x.json', JSON.stringify({ id: 'a', control: '60+5', ...fields }));
  return one as Case;
}

const presses = {
  events: [
    { at: 0, op: 'start' },
    { at: 5, op: 'press', side: 'white' },
    { at: 5, op: 'press', side: 'black' },
    { at: 9, op: 'press', side: 'white' },
  ],
};

/** What the link is told, without the code. */
const lines = (one: Case, times: readonly number[] = [], face = true): object[] =>
  stepsOf(one, times, face).flatMap((step) => {
    if (step.do !== 'line') return [];
    const { code, ...line } = JSON.parse(step.line);
    expect(code).toBe('0000');
    return [line];
  });

describe('set-up', () => {
  it('has the periods and no lockout', () => {
    const periods = [[0, 60000, 1, 5000, 0, 0]];
    expect(lines(caseOf({}))).toEqual([{ op: 'setup', white: periods, black: periods, lockoutMs: 0 }]);
  });
  it('has the options that are given', () => {
    const options = { prepaid: false, freeze: true, session: 1, lateAfter: 2, lockoutMs: 25, contacts: 'rocker' };
    const [setup] = lines(caseOf({ profile: 'us-chess', options: { ...options, advance: 'moves', board: 'pixl' } }));
    expect(setup).toMatchObject({ ...options, profile: 'us-chess', advance: 1 });
    expect(setup).not.toHaveProperty('board');
  });
  it('"@" beats the options', () => {
    const one = caseOf({ control: '60@zeroIfMoves', options: { advance: 'moves' } });
    expect(lines(one)[0]).toMatchObject({ advance: 2 });
  });
  it('a face that nobody looks at sleeps', async () => {
    const engine = fakeEngine();
    await playCase(engine, caseOf({}), [0]);
    await playCase(engine, caseOf({ expect: [{ at: 0, screen: { left: '1:00' } }] }), [0]);
    const faces = engine.played.map((steps) =>
      steps.some((step) => step.do === 'line' && step.line.includes('"face"')),
    );
    expect(faces).toEqual([true, false]);
  });
});

describe('events', () => {
  it('a press is one closing', () => {
    const steps = stepsOf(caseOf({ events: [{ at: 5, op: 'press', side: 'white' }] }), [], true);
    expect(steps.slice(1)).toEqual([
      { at: 5, do: 'edge', side: 'white', level: 1 },
      { at: 5, do: 'edge', side: 'white', level: 0 },
    ]);
  });
  it('what happens to the board is a step', () => {
    const events = [
      { at: 1, op: 'edge', side: 'black', level: 1 },
      { at: 2, op: 'busy', for: 50 },
      { at: 3, op: 'timeJump', by: -9 },
      { at: 4, op: 'battery', percent: 7 },
    ];
    expect(stepsOf(caseOf({ events }), [], true).slice(1)).toEqual([
      { at: 1, do: 'edge', side: 'black', level: 1 },
      { at: 2, do: 'busy', forMs: 50 },
      { at: 3, do: 'timeJump', byMs: -9 },
      { at: 4, do: 'battery', percent: 7 },
    ]);
  });
  it('an op is a line with its fields unchanged', () => {
    const event = { at: 7, op: 'setTime', both: true, ms: -5, force: true };
    expect(lines(caseOf({ events: [event] }))[1]).toEqual(event);
  });
});

describe('states', () => {
  it('are asked after all events of their ms', async () => {
    const states = await playCase(fakeEngine(), caseOf(presses), [0, 5, 8, 9]);
    expect(states.map(({ at, plies }) => [at, plies])).toEqual([
      [0, 0],
      [5, 2],
      [8, 2],
      [9, 3],
    ]);
  });
  it('events behind the last one are played, too', () => {
    expect(stepsOf(caseOf(presses), [0], true).at(-1)).toMatchObject({ at: 9, do: 'edge' });
  });
  it('a trace shows each moment once, in order', () => {
    const one = caseOf({ ...presses, expect: [{ at: 20 }, { at: 5 }, { at: 1 }] });
    expect(traceTimes(one)).toEqual([0, 1, 5, 9, 20]);
  });
  it('a refused set-up is no result', async () => {
    const engine = fakeEngine(() => ({ refused: 'badValue' }));
    await expect(playCase(engine, caseOf({}), [0])).rejects.toThrow('refused its set-up: badValue');
  });
});

describe('comparison', () => {
  const state: State = {
    at: 5,
    phase: 'running',
    refused: null,
    plies: 2,
    white: { ms: 100, overtime: { periods: 3, ms: 50 }, flag: null },
    controls: [{ period: 1, side: 'white' }],
    signs: ['a', 'b'],
  };
  const fields = (expected: object) => compareRow({ at: 5, ...expected }, state).map(({ field }) => field);

  it.each([
    { phase: 'running' },
    { plies: [2, 2] },
    { white: { ms: [1, 100] } },
    { white: { overtime: { ms: 50 }, flag: null } },
    { controls: [{ side: 'white' }] },
    { signs: ['a', 'b'] },
  ])('%j is so', (expected) => expect(fields(expected)).toEqual([]));

  it.each([
    [{ phase: 'stopped' }, ['phase']],
    [{ plies: 3, phase: 'over' }, ['plies', 'phase']],
    [{ plies: [3, 5] }, ['plies']],
    [{ white: { ms: [101, 200] } }, ['white.ms']],
    [{ white: { overtime: null } }, ['white.overtime']],
    [{ white: { overtime: { periods: 2 } } }, ['white.overtime.periods']],
    [{ white: { flag: 'final' } }, ['white.flag']],
    [{ controls: [] }, ['controls']],
    [{ controls: [{ side: 'black' }] }, ['controls[0].side']],
    [{ signs: ['a', 'c'] }, ['signs[1]']],
    [{ max: 5 }, ['max']],
    [{ refused: 'floor' }, ['refused']],
  ])('%j differs in %j', (expected, differing) => expect(fields(expected)).toEqual(differing));

  it('says when, what was there and what was expected', () => {
    expect(compareRow({ at: 5, max: 7 }, state)).toEqual([{ at: 5, field: 'max', got: null, expected: 7 }]);
  });
});

async function outcomesOf(engine: Engine, cases: readonly Case[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for await (const outcome of runCases(engine, cases)) outcomes.push(outcome);
  return outcomes;
}

describe('running', () => {
  it('a case that is as expected has no failures', async () => {
    const outcome = await runCase(fakeEngine(), caseOf({ ...presses, expect: [{ at: 5, plies: 2 }] }));
    expect(outcome).toEqual({ id: 'a', failures: [], trace: [] });
  });
  it('rows need no order', async () => {
    const one = caseOf({
      ...presses,
      expect: [
        { at: 9, plies: 3 },
        { at: 0, plies: 0 },
        { at: 9, phase: 'over' },
      ],
    });
    expect(await runCase(fakeEngine(), one)).toMatchObject({ failures: [{ at: 9, field: 'phase' }] });
  });
  it('a trace is the lines of the clock', async () => {
    const outcome = await runCase(fakeEngine(), caseOf(presses), true);
    expect(outcome).toMatchObject({
      trace: [expect.stringContaining('{"at":0,'), expect.anything(), expect.anything()],
    });
  });
  it('an engine that fails breaks its case only', async () => {
    const engine = fakeEngine((line, before) => {
      if (line.op === 'start') throw new EngineError('the script threw');
      return plain(line, before);
    });
    const cases = [caseOf(presses), caseOf({})];
    const outcomes = await outcomesOf(engine, cases);
    expect(outcomes).toEqual([
      { id: 'a', broken: 'the script threw' },
      { id: 'a', failures: [], trace: [] },
    ]);
  });
  it('a state that the clock refuses is none', async () => {
    const engine = fakeEngine(({ op, at }) => ({ at, refused: op === 'state' ? 'badValue' : null }));
    const outcome = await runCase(engine, caseOf({ expect: [{ at: 7, phase: 'running' }] }));
    expect(outcome).toEqual({ id: 'a', broken: 'the clock gave no state at 7' });
  });
  it('outcomes come in the order of the cases', async () => {
    const engine = fakeEngine(plain, 'espruino');
    const cases = Array.from({ length: 9 }, (_, index) => caseOf({ id: String(index) }));
    const outcomes = await outcomesOf(engine, cases);
    expect(outcomes.map(({ id }) => id).join('')).toBe('012345678');
  });
});
