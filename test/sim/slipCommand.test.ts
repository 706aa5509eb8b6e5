/** `zeitnot slip`: printed from a scenario, and read back. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../sim/cli';
import { printSlip, slipJson } from '../../sim/slip';
import { oneSlip, presses } from './slipKit';

let out = '';
let err = '';
let file = '';

const game = (id: string, ...more: readonly object[]) => ({
  id,
  control: '40/7200:20/3600',
  profile: 'fide-1988',
  events: [{ at: 0, op: 'start' }, ...presses(11234, 104321, 121987, 163005, 208123), ...more],
});

const save = async (name: string, text: string): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'slip-')), name);
  await writeFile(path, text);
  return path;
};

beforeEach(async () => {
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
  const cases = [
    game('sealed', { at: 3600007, op: 'seal' }),
    game('running'),
    game('key', { at: 3600007, op: 'key', key: 'ok' }),
  ];
  file = await save('games.jsonl', cases.map((one) => JSON.stringify(one)).join('\n'));
});

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function expectRefusal(message: string): void {
  expect([process.exitCode, out]).toEqual([2, '']);
  expect(err).toMatch(/^[^\n]+\n$/);
  expect(err).toContain(message);
}

describe('printing', () => {
  it('text, with what the clock does not know', async () => {
    await main(['slip', file, '--id', 'sealed', '--white', 'Ana Ruiz', '--black', 'B.\nLee', '--date', '2026-08-27']);
    expect(out).toBe(printSlip(oneSlip, { white: 'Ana Ruiz', black: 'B. Lee', date: '2026-08-27' }));
    expect([process.exitCode, err]).toEqual([undefined, '']);
    expect(out).toContain("Black's clock: 1:01:15 left, 58:45 used, 2 moves\n");
    expect(out).toContain('Sealed by: Black\nSealed move: 3\n');
  });
  it('of today', async () => {
    vi.useFakeTimers({ now: new Date(2026, 0, 5), toFake: ['Date'] });
    await main(['slip', file, '--id', 'sealed']);
    expect(out).toContain('\nDate: 2026-01-05\n');
  });
  it('JSON', async () => {
    const said = { date: '2026-08-27', position: '8/8/4k3/8/8/3K4/4P3/8 w - - 0 1', event: 'Gijon', round: '3' };
    await main([
      'slip',
      file,
      '--id=sealed',
      '--json',
      ...Object.entries(said).map(([key, text]) => `--${key}=${text}`),
    ]);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(slipJson(oneSlip, said))));
  });
  it.each([
    [['--id', 'running'], 'case "running": the clock is running, not adjourned'],
    [['--id', 'key'], 'op key is not built yet'],
    [['--id', 'nobody'], 'games.jsonl: no case "nobody"'],
    [[], 'games.jsonl: 3 cases in it, say which with --id'],
  ])('%j is refused', async (options, message) => {
    await main(['slip', file, ...options]);
    expectRefusal(message);
  });
  it('a file that is not there', async () => {
    await main(['slip', 'nowhere.json']);
    expectRefusal('nowhere.json: no such file');
  });
});

describe('--check', () => {
  const text = printSlip(oneSlip, { white: 'Ana Ruiz' });
  const check = async (typed: string, ...options: readonly string[]): Promise<void> => {
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([typed]) as never);
    await main(['slip', '--check', '-', ...options]);
  };

  it('ok, and the figures', async () => {
    await check(text);
    expect(out.split('\n').slice(0, 3)).toEqual(['ok', 'White: Ana Ruiz', 'Rules: fide-1988']);
    expect(out).toContain("White's clock: 1:58:46 left, 1:14 used, 3 moves\n");
    expect(process.exitCode).toBeUndefined();
  });
  it('a file, in JSON', async () => {
    const json = slipJson(oneSlip, { white: 'Ana Ruiz' });
    await main(['slip', '--check', '--json', await save('slip.json', JSON.stringify(json))]);
    expect(JSON.parse(out)).toEqual({ ok: true, ...JSON.parse(JSON.stringify(json)) });
  });
  it('wrong lines are named', async () => {
    await check(text.replace(/^2: ...../m, '2: ABCDE').replace(/^4: .*\n/m, ''));
    expect(out).toBe('line 2 of the code is wrong\nline 4 of the code is missing\n');
    expect([process.exitCode, err]).toEqual([1, '']);
  });
  it('wrong lines in JSON', async () => {
    await check(text.replace(/^2: ...../m, '2: ABCDE'), '--json');
    expect(JSON.parse(out)).toEqual({ ok: false, faults: ['line 2 of the code is wrong'] });
    expect(process.exitCode).toBe(1);
  });
  it('a figure that is not that of the code', async () => {
    await check(text.replace('1:14 used', '1:41 used'));
    expect(out).toMatch(/^White's clock: the slip says "1:58:46 left, 1:41 used, 3 moves", its code "1:58:46 left/);
    expect(process.exitCode).toBe(1);
  });
  it('a file that is not there', async () => {
    await main(['slip', '--check', 'nowhere.txt']);
    expectRefusal('nowhere.txt: no such file');
  });
});
