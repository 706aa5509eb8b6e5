/** Scenario files: scenario.md §1, §3, §4. What is wrong is named with file, line, case and field. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Advance } from '../../firmware/core/types';
import { parseCases, readCases } from '../../sim/scenario';
import { ops } from '../../sim/scenario/ops';

const whole = { id: 'a', control: '600', events: [], expect: [] };

/** Why a case is refused, without file and line. */
function problem(fields: object): string {
  try {
    parseCases('x.jsonl', JSON.stringify({ ...whole, ...fields }));
  } catch (error) {
    return (error as Error).message.replace('x.jsonl:1: case "a": ', '');
  }
  return 'accepted';
}

const ofEvents = (...events: object[]): string => problem({ events: events.map((event) => ({ at: 0, ...event })) });
const ofEvent = (event: object): string => ofEvents(event).replace('events[0]', '');
const ofRow = (row: object): string => problem({ expect: [{ at: 0, ...row }] }).replace('expect[0]', '');

/** Why a file is refused. */
function refusal(file: string, text: string): string {
  try {
    parseCases(file, text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

describe('a case', () => {
  it('is read', () => {
    const [one] = parseCases('x.json', JSON.stringify({ ...whole, profile: 'us-chess', options: { session: 0 } }));
    expect(one).toMatchObject({ id: 'a', profile: 'us-chess', options: { session: 0 }, control: { advance: null } });
  });
  it('needs no events and no expectations', () => {
    expect(parseCases('x.json', '{"id":"a","control":"60"}')).toMatchObject([{ events: [], expect: [], options: {} }]);
  });
  it('odds: a control for each side', () => {
    const [one] = parseCases('x.json', '{"id":"a","control":{"white":"60:30@zero","black":"90"}}');
    expect(one?.control).toMatchObject({ advance: Advance.Zero });
    expect(one?.control.black).not.toEqual(one?.control.white);
  });
  it.each([
    [{ contrl: '600' }, 'contrl: unknown'],
    [{ id: 5 }, 'x.jsonl:1: id: expected a text'],
    [{ id: '' }, 'x.jsonl:1: case "": id: expected a text'],
    [{ control: undefined }, 'control: expected a time control'],
    [{ control: 600 }, 'control: expected a time control'],
    [{ control: '40/' }, 'control: column 4: expected a base time'],
    [{ control: { white: '60', black: '1/0' } }, 'control.black: column 3'],
    [{ control: { white: '1/0', black: '60' } }, 'control.white: column 3'],
    [{ control: { white: '60' } }, 'control.black: expected'],
    [{ control: { white: '60@zero', black: '60@moves' } }, 'column 3: expected the same "@"'],
    [{ profile: 'fide' }, 'profile: expected "fide-1988", "fide-2023"'],
    [{ options: [] }, 'options: expected an object'],
    [{ options: { advnce: 'zero' } }, 'options.advnce: unknown'],
    [{ options: { advance: 'time' } }, 'options.advance: expected "zero", "moves", "zeroIfMoves", got "time"'],
    [{ options: { prepaid: 1 } }, 'options.prepaid: expected true or false, got 1'],
    [{ options: { session: -1 } }, 'options.session: expected a whole number of ms'],
    [{ options: { lateAfter: -1 } }, 'options.lateAfter'],
    [{ options: { lockoutMs: -1 } }, 'options.lockoutMs'],
    [{ options: { contacts: 'lever' } }, 'options.contacts: expected "buttons", "rocker"'],
    [{ options: { board: 'none' } }, 'options.board: expected "pixl"'],
    [{ events: {} }, 'events: expected a list'],
    [{ expect: 'all' }, 'expect: expected a list'],
  ])('%j: %s', (fields, start) => expect(problem(fields)).toContain(start));
});

describe('the way into the next period decides what a control may be', () => {
  it.each([
    [{ control: '60:30' }, 'accepted'],
    [{ control: '60:30', profile: 'us-chess' }, 'control: column 3'],
    [{ control: '60:30', profile: 'us-chess', options: { advance: 'zero' } }, 'accepted'],
    [{ control: '60:30@zero', profile: 'us-chess' }, 'accepted'],
    [{ control: '60:30', options: { advance: 'moves' } }, 'control: column 3'],
  ])('%j: %s', (fields, start) => expect(problem(fields)).toContain(start));
});

describe('events', () => {
  /** A right event for each op of the contract. */
  const right: Record<string, object> = {
    start: { side: 'black' },
    press: { side: 'white' },
    edge: { side: 'white', level: 1 },
    stop: { by: 'arbiter', why: 'claim' },
    resume: { side: 'white', force: true },
    claim: { by: 'white' },
    acceptClaim: {},
    rejectClaim: { run: true },
    setTime: { side: 'both', ms: -5 },
    addTime: { both: true, ms: -5 },
    addUsed: { side: 'white', ms: 5 },
    setMoves: { side: 'white', moves: -1 },
    setPeriod: { side: 'white', period: 10000 },
    set: {
      white: { ms: 1, moves: 2, period: 1, used: 5 },
      black: { ms: 1, moves: 2, period: 1, overtime: { periods: 1, ms: 2, moves: 3 } },
      side: 'white',
    },
    run: { side: 'white' },
    penalty: { side: 'white', ms: -120000 },
    illegal: { side: 'white', ply: 3, keepMove: true },
    rewind: { ply: 3, before: true },
    forward: {},
    apportion: { white: { movesAt: 24, movesNow: 32 }, black: { movesAt: 24, movesNow: 32 } },
    creditMove: { side: 'white', force: true },
    nextControl: { white: 40 },
    declareFlag: { side: 'black' },
    liftFlag: { side: 'black' },
    changeControl: { control: '300+5', keep: 'used' },
    swapSides: {},
    swapTimes: {},
    arrived: { side: 'black' },
    seal: { early: true },
    reopen: { slip: 'last', session: 1 },
    result: { value: '1/2-0', why: 'agreed' },
    note: { kind: 'offer', side: 'white' },
    undo: {},
    reset: {},
    undoReset: {},
    key: { key: 'ok', hold: 2000 },
    powerCut: { for: 60000, written: 5 },
    timeJump: { by: -3600000 },
    busy: { for: 5000 },
    battery: { percent: 7 },
    link: { hex: '00ff' },
  };
  it('every op of the contract is known', () => expect(Object.keys(right)).toEqual(Object.keys(ops)));
  it.each(Object.entries(right))('%s', (op, fields) => expect(ofEvent({ op, ...fields })).toBe('accepted'));

  it.each([
    [{ op: 'jump' }, '.op: expected the name of an op, got "jump"'],
    [{}, '.op: expected the name of an op, got nothing'],
    [{ op: 'press', side: 'left' }, '.side: expected "white", "black", got "left"'],
    [{ op: 'press' }, '.side: expected "white", "black", got nothing'],
    [{ op: 'press', side: 'white', level: 1 }, '.level: unknown, there is at, op, side'],
    [{ op: 'start', force: true }, '.force: unknown'],
    [{ op: 'edge', side: 'white', level: 2 }, '.level: expected 1 (closed) or 0 (open), got 2'],
    [{ op: 'stop', by: 'clock' }, '.by: expected'],
    [{ op: 'stop', why: 'flag' }, '.why: expected'],
    [{ op: 'setTime', side: 'white' }, '.ms: expected a whole number of at most 9007199254740991, got nothing'],
    [{ op: 'setTime', side: 'white', ms: '5' }, '.ms: expected a whole number of at most 9007199254740991, got "5"'],
    [{ op: 'setTime', side: 'white', ms: 0.5 }, '.ms: expected a whole number of at most 9007199254740991, got 0.5'],
    [{ op: 'setTime', side: 'white', ms: 1e40 }, '.ms: expected a whole number'],
    [{ op: 'setTime', ms: 5 }, ': expected exactly one of "side" and "both"'],
    [{ op: 'setTime', side: 'white', both: true, ms: 5 }, ': expected exactly one of "side" and "both"'],
    [{ op: 'setTime', both: false, ms: 5 }, '.both: expected true, got false'],
    [{ op: 'addUsed', side: 'both', ms: 5 }, '.side: expected'],
    [{ op: 'busy', for: -1 }, '.for: expected a whole number of ms'],
    [{ op: 'powerCut', for: -1 }, '.for: expected a whole number of ms'],
    [{ op: 'powerCut', for: 1, written: -1 }, '.written: expected a whole number from 0 to 4096'],
    [{ op: 'key', key: 'ok', hold: -1 }, '.hold: expected a whole number of ms'],
    [{ op: 'reopen', slip: 'last', session: -1 }, '.session: expected a whole number of ms'],
    [{ op: 'battery', percent: 101 }, '.percent: expected a whole number from 0 to 100'],
    [{ op: 'link' }, ': expected exactly one of "text" and "hex"'],
    [{ op: 'link', hex: '0' }, '.hex: expected an even number'],
    [{ op: 'changeControl', control: '40/', keep: 'used' }, '.control: column 4'],
    [{ op: 'result', value: '2-0' }, '.value: expected'],
    [{ op: 'apportion', white: { movesAt: 1, movesNow: 2 } }, '.black: expected an object, got nothing'],
    [
      { op: 'set', white: { ms: 1 }, black: {}, side: 'white' },
      '.white.moves: expected a whole number of at most 9007199254740991, got nothing',
    ],
    [{ op: 'start', at: -1 }, '.at: expected a whole number of ms'],
    [{ op: 'start', at: 0.5 }, '.at: expected a whole number of ms'],
    [{ op: 'start', at: 2 ** 32 }, '.at: expected a whole number of ms'],
  ])('%j: %s', (event, start) => expect(ofEvent(event)).toContain(start));

  it('stand in order', () => {
    const message = ofEvents({ at: 5, op: 'start' }, { at: 5, op: 'stop' }, { at: 4, op: 'resume' });
    expect(message).toBe('events[2].at: expected 5 or later: events are in order of "at", got 4');
  });
  it('are objects', () =>
    expect(problem({ events: [5] })).toBe('events[0]: expected an event with "at" and "op", got 5'));
});

describe('expectations', () => {
  it.each([
    { phase: 'running', side: 'white', plies: 3, max: 120000, refused: 'floor' },
    { white: { ms: [1, 2], flag: null, flagAt: [1, 2], overtime: { periods: 4 } }, black: { overtime: null } },
    { stopped: { by: 'clock', why: 'flag' }, claim: null, first: 'white', result: '1/2-1/2' },
    { controls: [{ period: 1, at: [5, 6] }], screen: { left: '0:00', signs: ['flag-left', 'over'] } },
  ])('%j', (row) => expect(ofRow(row)).toBe('accepted'));

  it.each([
    [{ phases: 'running' }, '.phases: unknown'],
    [{ phase: 'runing' }, '.phase: expected'],
    [{ at: undefined }, '.at: expected a whole number of ms'],
    [{ white: { mss: 5 } }, '.white.mss: unknown'],
    [{ white: 5 }, '.white: expected an object, got 5'],
    [{ white: { ms: '5' } }, '.white.ms: expected a whole number, or a list'],
    [{ white: { ms: [5] } }, '.white.ms: expected a whole number, or a list'],
    [{ white: { ms: [6, 5] } }, '.white.ms: expected a whole number, or a list'],
    [{ white: { ms: [0.5, 5] } }, '.white.ms[0]: expected a whole number'],
    [{ white: { ms: null } }, '.white.ms: expected a whole number, or a list'],
    [{ white: { overtime: { rest: 5 } } }, '.white.overtime.rest: unknown'],
    [{ white: { late: 1 } }, '.white.late: expected true or false'],
    [{ refused: 'no' }, '.refused: expected'],
    [{ controls: {} }, '.controls: expected a list'],
    [{ screen: { signs: ['beep'] } }, '.screen.signs[0]: expected'],
  ])('%j: %s', (row, start) => expect(ofRow(row)).toContain(start));
});

describe('files', () => {
  const line = (id: string) => JSON.stringify({ ...whole, id });
  it('one case per line', () => expect(parseCases('x.jsonl', `${line('a')}\n\n${line('b')}\n`)).toHaveLength(2));
  it('without a name the first line tells', () => {
    expect(parseCases('-', `${line('a')}\n${line('b')}\n`)).toHaveLength(2);
    expect(parseCases('-', JSON.stringify(whole, null, 2))).toHaveLength(1);
  });
  it.each([
    ['x.json', '', 'x.json: expected a case, the file is empty'],
    ['x.jsonl', '\n \n', 'x.jsonl: expected a case, the file is empty'],
    ['x.json', '{"id":', 'x.json:1: not JSON: Unexpected end of JSON input'],
    ['x.json', '{\n"id" 5}', 'x.json:2: not JSON'],
    ['x.jsonl', `${line('a')}\n{"id":"b`, 'x.jsonl:2: not JSON'],
    ['x.jsonl', `${line('a')}\nhello\n`, 'x.jsonl:2: not JSON'],
    ['x.jsonl', `${line('a')}\n[]`, 'x.jsonl:2: expected an object, got []'],
    ['x.jsonl', `${line('a')}\nnull`, 'x.jsonl:2: expected an object, got null'],
    [
      'x.jsonl',
      `${line('a')}\n${line('a')}`,
      'x.jsonl:2: case "a": id: expected an id that no case before it has, got "a"',
    ],
    ['x.json', JSON.stringify({ ...whole, events: [{ at: 0, op: 'x' }] }, null, 1), 'x.json:7: case "a": events[0].op'],
    ['x.json', JSON.stringify({ ...whole, events: [{ at: 0 }] }, null, 1), 'x.json:5: case "a": events[0].op'],
  ])('%s %j: %s', (file, text, message) => expect(refusal(file, text)).toContain(message));
});

describe('reading', () => {
  const written = async (name: string, bytes: string | Uint8Array): Promise<string> => {
    const file = join(await mkdtemp(join(tmpdir(), 'zeitnot-')), name);
    await writeFile(file, bytes);
    return file;
  };
  it('a missing file', () => expect(readCases('no/such.json')).rejects.toThrow('no/such.json: no such file'));
  it('a directory', () => expect(readCases('.')).rejects.toThrow('.: is a directory'));
  it('a picture', async () =>
    expect(readCases(await written('x.json', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 0x1a, 10)))).rejects.toThrow(
      'this is binary',
    ));
  it('NUL bytes', async () => expect(readCases(await written('x.json', 'a\0b'))).rejects.toThrow('this is binary'));
  it('a byte order mark is no part of the text', async () =>
    expect(await readCases(await written('x.json', `\ufeff${JSON.stringify(whole)}`))).toHaveLength(1));
});

const folder = '../shared/data/scenarios';

describe.skipIf(!existsSync(folder))(`${folder} (skipped where that folder is not)`, () => {
  it('all 368 cases are of the contract', async () => {
    const files = readdirSync(folder).map((name) => join(folder, name));
    const cases = await Promise.all(files.map(readCases));
    expect(cases.flat()).toHaveLength(368);
  });
});
