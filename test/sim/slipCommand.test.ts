/** `zeitnot slip`: printed from a scenario, and read back. */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { printSlip, slipJson } from '../../sim/slip';
import { fileOf, refusalOf, typeIn, zeitnot } from './commandKit';
import { oneSlip, presses } from './slipKit';

const game = (id: string, ...more: readonly object[]) => ({
  id,
  control: '40/7200:20/3600',
  profile: 'fide-1988',
  events: [{ at: 0, op: 'start' }, ...presses(11234, 104321, 121987, 163005, 208123), ...more],
});

const cases = [
  game('sealed', { at: 3600007, op: 'seal' }),
  game('running'),
  game('key', { at: 3600007, op: 'key', key: 'ok' }),
];

let file = '';
beforeAll(() => {
  file = fileOf(cases.map((one) => JSON.stringify(one)).join('\n'), '.jsonl');
});
afterEach(() => vi.useRealTimers());

describe('printing', () => {
  it('text, with what the clock does not know', async () => {
    const said = ['--white', 'Ana Ruiz', '--black', 'B.\nLee', '--date', '2026-08-27'];
    const { exit, out, error } = await zeitnot('slip', file, '--id', 'sealed', ...said);
    expect(out).toBe(printSlip(oneSlip, { white: 'Ana Ruiz', black: 'B. Lee', date: '2026-08-27' }));
    expect([exit, error]).toEqual([0, '']);
    expect(out).toContain("Black's clock: 1:01:15 left, 58:45 used, 2 moves\n");
    expect(out).toContain('Sealed by: Black\nSealed move: 3\n');
  });
  it('of today', async () => {
    vi.useFakeTimers({ now: new Date(2026, 0, 5), toFake: ['Date'] });
    const { out } = await zeitnot('slip', file, '--id', 'sealed');
    expect(out).toContain('\nDate: 2026-01-05\n');
  });
  it('JSON', async () => {
    const said = { date: '2026-08-27', position: '8/8/4k3/8/8/3K4/4P3/8 w - - 0 1', event: 'Gijon', round: '3' };
    const options = Object.entries(said).map(([key, text]) => `--${key}=${text}`);
    const { out } = await zeitnot('slip', file, '--id=sealed', '--json', ...options);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(slipJson(oneSlip, said))));
  });
  it.each([
    [['--id', 'running'], 'case "running": the clock is running, not adjourned'],
    [['--id', 'key'], 'op key is not built yet'],
    [['--id', 'nobody'], '.jsonl: no case "nobody"'],
    [[], '.jsonl: 3 cases in it, say which with --id'],
  ])('%j is refused', async (options, message) => {
    expect(refusalOf(await zeitnot('slip', file, ...options))).toContain(message);
  });
  it('a file that is not there', async () => {
    expect(refusalOf(await zeitnot('slip', 'nowhere.json'))).toContain('nowhere.json: no such file');
  });
});

describe('--check', () => {
  const text = printSlip(oneSlip, { white: 'Ana Ruiz' });
  const check = (typed: string, ...options: string[]) => {
    typeIn(typed);
    return zeitnot('slip', '--check', '-', ...options);
  };

  it('ok, and the figures', async () => {
    const { exit, out } = await check(text);
    expect(out.split('\n').slice(0, 3)).toEqual(['ok', 'White: Ana Ruiz', 'Rules: fide-1988']);
    expect(out).toContain("White's clock: 1:58:46 left, 1:14 used, 3 moves\n");
    expect(exit).toBe(0);
  });
  it('a file, in JSON', async () => {
    const json = slipJson(oneSlip, { white: 'Ana Ruiz' });
    const { out } = await zeitnot('slip', '--check', '--json', fileOf(JSON.stringify(json), '.json'));
    expect(JSON.parse(out)).toEqual({ ok: true, ...JSON.parse(JSON.stringify(json)) });
  });
  it('wrong lines are named', async () => {
    const { exit, out, error } = await check(text.replace(/^2: ...../m, '2: ABCDE').replace(/^4: .*\n/m, ''));
    expect(out).toBe('line 2 of the code is wrong\nline 4 of the code is missing\n');
    expect([exit, error]).toEqual([1, '']);
  });
  it('wrong lines in JSON', async () => {
    const { exit, out } = await check(text.replace(/^2: ...../m, '2: ABCDE'), '--json');
    expect(JSON.parse(out)).toEqual({ ok: false, faults: ['line 2 of the code is wrong'] });
    expect(exit).toBe(1);
  });
  it('a figure that is not that of the code', async () => {
    const { exit, out } = await check(text.replace('1:14 used', '1:41 used'));
    expect(out).toMatch(/^White's clock: the slip says "1:58:46 left, 1:41 used, 3 moves", its code "1:58:46 left/);
    expect(exit).toBe(1);
  });
  it('a file that is not there', async () => {
    expect(refusalOf(await zeitnot('slip', '--check', 'nowhere.txt'))).toContain('nowhere.txt: no such file');
  });
});
