/** The command line: scenario.md §5. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { report } from '../../sim/commands/run';
import { parseCases } from '../../sim/scenario';
import { fileOf, refusalOf, said, typeIn, zeitnot } from './commandKit';
import { fakeEngine } from './scenarioKit';

afterEach(() => vi.unstubAllEnvs());

describe('usage', () => {
  it.each([
    [[], 'expected a command: run, replay, control'],
    [['runn'], "unknown command 'runn'"],
    [['run'], "missing required argument 'file'"],
    [['run', 'x.json', '--fast'], "unknown option '--fast'"],
    [['run', 'x.json', '--engine', 'v8'], 'Allowed choices are node, espruino'],
    [['run', 'x.json', '--engine'], 'argument missing'],
    [['control'], "missing required argument 'text'"],
    [['control', '600', '300'], 'too many arguments'],
    [['control', '--josn', '600'], "unknown option '--josn'"],
  ])('%j', async (args, message) => {
    expect(refusalOf(await zeitnot(...args))).toContain(message);
  });
  it.each([['fo\no'], ['--fo\no'], ['run', 'fo\no.json'], ['run', '\x1b[31m.json'], ['run', '--\x9bm']])(
    'what is quoted stays in one line and commands no terminal: %j',
    async (...args) => void refusalOf(await zeitnot(...args)),
  );
  it('help is no error', async () => {
    const { exit, out, error } = await zeitnot('--help');
    expect([exit, error]).toEqual([0, '']);
    expect(out).toContain('control');
  });
  it('a name of thousands of characters is known by its ends', async () => {
    const long = `no/${'x'.repeat(9000)}.json`;
    expect(refusalOf(await zeitnot('run', long))).toMatch(/^zeitnot: no\/x{77}\.\.\.x{24}\.json: no file can have/);
    expect(refusalOf(await zeitnot(long)).length).toBeLessThan(200);
  });
});

describe('control', () => {
  it('words', async () => {
    const { exit, lines } = await zeitnot('control', '40/5400+30:1800+30');
    expect([exit, lines[0]]).toEqual([0, '40/5400+30:1800+30']);
  });
  it('JSON', async () => {
    const { out } = await zeitnot('control', '600', '--json');
    const side = { periods: [{ baseMs: 600000, method: 'plain' }], repeats: false };
    expect(JSON.parse(out)).toEqual({ ok: true, text: '600', white: side, black: side, advance: 'zero', inferred: [] });
  });
  it('what was understood is said', async () => {
    const { out } = await zeitnot('control', '--lenient', '90+30');
    expect(out).toContain('Understood: minutes and seconds: 90 min + 30 s, not 90 s');
  });
  it.each(['40/', '+', '1/0', '*0', '', '40/5400 +30'])('%j is refused', async (text) => {
    expect(refusalOf(await zeitnot('control', text))).toContain(`${JSON.stringify(text)}: column `);
  });
  it('refused in JSON', async () => {
    const { exit, out } = await zeitnot('control', '40/', '--json');
    expect(JSON.parse(out)).toEqual({ ok: false, text: '40/', column: 4, expected: 'a base time in seconds' });
    expect(exit).toBe(2);
  });
  it('one a line from standard input', async () => {
    typeIn('600\r\n900+10\n');
    const { exit, lines } = await zeitnot('control', '-', '--json');
    expect(lines.map((line) => JSON.parse(line).text)).toEqual(['600', '900+10']);
    expect(exit).toBe(0);
  });
  it('nothing from standard input is bad input', async () => {
    typeIn('');
    expect(refusalOf(await zeitnot('control', '-'))).toContain(
      '-: expected a time control on each line, there is none',
    );
  });
  it('one that is refused makes exit 2, the others are answered', async () => {
    typeIn('600\n\n900+10\n');
    const { exit, lines, error } = await zeitnot('control', '-', '--json');
    expect(lines.map((line) => JSON.parse(line).ok)).toEqual([true, false, true]);
    expect(error).toContain('-:2: column 1: expected');
    expect(exit).toBe(2);
  });
});

describe('run', () => {
  const presses = [
    { at: 0, op: 'start' },
    { at: 5, op: 'press', side: 'white' },
  ];
  const text = [
    { id: 'good', control: '60', events: presses, expect: [{ at: 5, plies: 1 }] },
    { id: 'bad', control: '60', events: presses, expect: [{ at: 5, plies: [2, 3], phase: 'over' }] },
  ]
    .map((one) => JSON.stringify(one))
    .join('\n');
  const cases = parseCases('x.jsonl', text);

  it('a line for each case, and all of them counted', async () => {
    const { exit, lines } = await said(() => report(fakeEngine(), cases, {}));
    expect(lines).toEqual(['ok good', 'FAIL bad at 5: plies 1, expected [2,3]', '1 passed, 1 failed']);
    expect(exit).toBe(1);
  });
  it.each(['\n', '\r', '\x1b', '\0', '\x85', '\u2028'])('an id with %j is printed in one line', async (char) => {
    const strange = cases.map((one) => ({ ...one, id: `a${char}b` }));
    const code = char.charCodeAt(0).toString(16).padStart(4, '0');
    const { lines } = await said(() => report(fakeEngine(), strange, {}));
    expect(lines.map((line) => line.split(/[ :]/)[1])).toEqual([...Array(2).fill(`a\\u${code}b`), 'passed,']);
  });
  it('all passed', async () => {
    const { exit, lines } = await said(() => report(fakeEngine(), cases.slice(0, 1), {}));
    expect(lines).toEqual(['ok good', '1 passed, 0 failed']);
    expect(exit).toBe(0);
  });
  it('JSON', async () => {
    const { lines } = await said(() => report(fakeEngine(), cases, { json: true }));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { id: 'good', ok: true, failures: [] },
      {
        id: 'bad',
        ok: false,
        failures: [
          { at: 5, field: 'plies', got: 1, expected: [2, 3] },
          { at: 5, field: 'phase', got: 'running', expected: 'over' },
        ],
      },
      { passed: 1, failed: 1, skipped: 0 },
    ]);
  });
  it('a trace stands before its case', async () => {
    const { lines } = await said(() => report(fakeEngine(), cases.slice(0, 1), { trace: true }));
    expect(lines).toEqual([
      '{"at":0,"phase":"running","plies":0,"refused":null}',
      '{"at":5,"phase":"running","plies":1,"refused":null}',
      'ok good',
      '1 passed, 0 failed',
    ]);
  });
  it('no progress where stderr is no terminal', async () => {
    const { error } = await said(() => report(fakeEngine(), cases, {}));
    expect(error).toBe('');
  });

  it('bad input runs nothing', async () => {
    const file = fileOf(`${text}\n{"id":"broken"}\n`, '.jsonl');
    expect(refusalOf(await zeitnot('run', file))).toContain(
      '.jsonl:3: case "broken": control: expected a time control',
    );
  });
  it('a missing file', async () => {
    expect(refusalOf(await zeitnot('run', 'no/such.json'))).toContain('no/such.json: no such file');
  });
  it.each(['', '/bin/true'])('without the interpreter (ESPRUINO=%s) the espruino engine is refused', async (path) => {
    vi.stubEnv('ESPRUINO', path);
    expect(refusalOf(await zeitnot('run', fileOf(text, '.jsonl'), '--engine', 'espruino'))).toContain('ESPRUINO');
  });
});
