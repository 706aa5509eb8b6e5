/** The command line: scenario.md §5. */

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../sim/cli';
import { report } from '../../sim/commands/run';
import { parseCases } from '../../sim/scenario';
import { fakeEngine } from './scenarioKit';

let out = '';
let err = '';

beforeEach(() => {
  [out, err] = ['', ''];
  process.exitCode = undefined;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += text;
    return true;
  });
});

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

const lines = (text: string): string[] => text.split('\n').slice(0, -1);

/** Bad input and usage: exit 2, one line on stderr, nothing on stdout. */
function expectRefusal(message: string): void {
  expect(process.exitCode).toBe(2);
  expect(lines(err)).toEqual([expect.stringContaining(message)]);
  expect(out).toBe('');
}

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
    await main(args);
    expectRefusal(message);
  });
  it.each([['fo\no'], ['--fo\no'], ['run', 'fo\no.json'], ['run', '\x1b[31m.json'], ['run', '--\x9bm']])(
    'what is quoted stays in one line and commands no terminal: %j',
    async (...args) => {
      await main(args);
      expectRefusal('');
      expect(err).toMatch(/^[^\p{Cc}]+\n$/u);
    },
  );
  it('help is no error', async () => {
    await main(['--help']);
    expect([process.exitCode, err]).toEqual([0, '']);
    expect(out).toContain('control');
  });
});

describe('control', () => {
  const stdin = (text: string) => vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([text]) as never);

  it('words', async () => {
    await main(['control', '40/5400+30:1800+30']);
    expect(lines(out)[0]).toBe('40/5400+30:1800+30');
    expect(process.exitCode).toBeUndefined();
  });
  it('JSON', async () => {
    await main(['control', '600', '--json']);
    const side = { periods: [{ baseMs: 600000, method: 'plain' }], repeats: false };
    expect(JSON.parse(out)).toEqual({ ok: true, text: '600', white: side, black: side, advance: 'zero', inferred: [] });
  });
  it('what was understood is said', async () => {
    await main(['control', '--lenient', '90+30']);
    expect(out).toContain('Understood: minutes and seconds: 90 min + 30 s, not 90 s');
  });
  it.each(['40/', '+', '1/0', '*0', '', '40/5400 +30'])('%j is refused', async (text) => {
    await main(['control', text]);
    expectRefusal(`${JSON.stringify(text)}: column `);
  });
  it('refused in JSON', async () => {
    await main(['control', '40/', '--json']);
    expect(JSON.parse(out)).toEqual({ ok: false, text: '40/', column: 4, expected: 'a base time in seconds' });
    expect(process.exitCode).toBe(2);
  });
  it('one a line from standard input', async () => {
    stdin('600\r\n900+10\n');
    await main(['control', '-', '--json']);
    expect(lines(out).map((line) => JSON.parse(line).text)).toEqual(['600', '900+10']);
    expect(process.exitCode).toBeUndefined();
  });
  it('nothing from standard input is bad input', async () => {
    stdin('');
    await main(['control', '-']);
    expectRefusal('-: expected a time control on each line, there is none');
  });
  it('one that is refused makes exit 2, the others are answered', async () => {
    stdin('600\n\n900+10\n');
    await main(['control', '-', '--json']);
    expect(lines(out).map((line) => JSON.parse(line).ok)).toEqual([true, false, true]);
    expect(err).toContain('-:2: column 1: expected');
    expect(process.exitCode).toBe(2);
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
    { id: 'later', control: '60', events: [{ at: 0, op: 'key', key: 'ok' }] },
  ]
    .map((one) => JSON.stringify(one))
    .join('\n');
  const cases = parseCases('x.jsonl', text);

  it('a line for each case, and all of them counted', async () => {
    await report(fakeEngine(), cases, {});
    expect(lines(out)).toEqual([
      'ok good',
      'FAIL bad at 5: plies 1, expected [2,3]',
      'SKIP later: op key is not built yet',
      '1 passed, 1 failed, 1 skipped',
    ]);
    expect(process.exitCode).toBe(1);
  });
  it.each(['\n', '\r', '\x1b', '\0', '\x85', '\u2028'])('an id with %j is printed in one line', async (char) => {
    const strange = cases.map((one) => ({ ...one, id: `a${char}b` }));
    const code = char.charCodeAt(0).toString(16).padStart(4, '0');
    await report(fakeEngine(), strange, {});
    expect(lines(out).map((line) => line.split(/[ :]/)[1])).toEqual([...Array(3).fill(`a\\u${code}b`), 'passed,']);
  });
  it('nothing skipped is not mentioned', async () => {
    await report(fakeEngine(), cases.slice(0, 1), {});
    expect(lines(out)).toEqual(['ok good', '1 passed, 0 failed']);
    expect(process.exitCode).toBeUndefined();
  });
  it('a skipped case alone is no failure', async () => {
    await report(fakeEngine(), cases.slice(2), {});
    expect(process.exitCode).toBeUndefined();
  });
  it('JSON', async () => {
    await report(fakeEngine(), cases, { json: true });
    expect(lines(out).map((line) => JSON.parse(line))).toEqual([
      { id: 'good', ok: true, failures: [] },
      {
        id: 'bad',
        ok: false,
        failures: [
          { at: 5, field: 'plies', got: 1, expected: [2, 3] },
          { at: 5, field: 'phase', got: 'running', expected: 'over' },
        ],
      },
      { id: 'later', skipped: 'op key is not built yet' },
      { passed: 1, failed: 1, skipped: 1 },
    ]);
  });
  it('a trace stands before its case', async () => {
    await report(fakeEngine(), cases.slice(0, 1), { trace: true });
    expect(lines(out)).toEqual([
      '{"at":0,"phase":"running","plies":0,"refused":null}',
      '{"at":5,"phase":"running","plies":1,"refused":null}',
      'ok good',
      '1 passed, 0 failed',
    ]);
  });
  it('no progress where stderr is no terminal', async () => {
    await report(fakeEngine(), cases, {});
    expect(err).toBe('');
  });

  it('bad input runs nothing', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'zeitnot-')), 'x.jsonl');
    await writeFile(file, `${text}\n{"id":"broken"}\n`);
    await main(['run', file]);
    expectRefusal('x.jsonl:4: case "broken": control: expected a time control');
  });
  it('a missing file', async () => {
    await main(['run', 'no/such.json']);
    expectRefusal('no/such.json: no such file');
  });
  it('without the interpreter the espruino engine is refused', async () => {
    vi.stubEnv('ESPRUINO', '');
    const file = join(await mkdtemp(join(tmpdir(), 'zeitnot-')), 'x.jsonl');
    await writeFile(file, text);
    await main(['run', file, '--engine', 'espruino']);
    vi.unstubAllEnvs();
    expectRefusal('ESPRUINO');
  });
});
