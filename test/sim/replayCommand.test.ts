/** `zeitnot replay` on the built script: what it prints and how it exits (scenario.md §5). */
import { describe, expect, it } from 'vitest';
import { fileOf, zeitnot } from './commandKit';
import { clockGame, dataFile } from './pgnKit';

/** The command `replay`. */
const replay = (...args: string[]) => zeitnot('replay', ...args);

const blitz = clockGame('300+3', ['0:05:02', '0:05:03', '0:05:00', '0:05:01']);
const jump = clockGame('300+3', ['0:05:02', '0:05:03', '0:06:00', '0:05:01']);

describe('the output', () => {
  it('has a line for each game and one with the totals', async () =>
    expect((await replay(fileOf(blitz + blitz))).lines).toEqual([
      '1. A - B: ok, 300+3, 4 plies, 4 compared, 0 anomalies',
      '2. A - B: ok, 300+3, 4 plies, 4 compared, 0 anomalies',
      '2 games: 2 ok, 0 anomalies, 0 differs, 0 skipped',
    ]));

  it('names an anomaly under its game', async () =>
    expect((await replay(fileOf(jump))).lines[1]).toBe('   ply 3: shown 5:05, recorded 6:00'));

  it('says that a control was inferred', async () =>
    expect((await replay(fileOf(blitz.replace('300+3', '?')))).lines[0]).toContain('300+3 (inferred)'));

  it('names a broken game and why', async () =>
    expect((await replay(fileOf(`${blitz}\n[White "X"]\n\n1. e4 @ *\n`))).lines[1]).toBe(
      '2. X - ?: no clocks, broken: line 9: "@" where a move should be',
    ));

  it('is JSON when asked', async () =>
    expect((await replay(fileOf(jump), '--json')).lines.map((line) => JSON.parse(line))).toEqual([
      {
        game: 1,
        verdict: 'anomalies',
        control: '300+3',
        inferred: false,
        plies: 4,
        compared: 4,
        anomalies: [{ ply: 3, shown: '5:05', recorded: '6:00' }],
      },
      { games: 1, ok: 0, anomalies: 1, differs: 0, skipped: 0 },
    ]));

  it('is of one game when asked', async () =>
    expect((await replay(fileOf(blitz + jump), '--game', '2')).lines[0]).toMatch(/^2\. A - B: anomalies/));
});

describe('the exit', () => {
  it('is 0 with anomalies', async () => expect((await replay(fileOf(jump))).exit).toBe(0));

  it('is 1 when values differ', async () => expect((await replay(fileOf(blitz), '--control', '60+1')).exit).toBe(1));

  it.each([
    ['an empty file', ''],
    ['a file without clocks', '[White "A"]\n\n1. e4 e5 *\n'],
    ['a binary file', Uint8Array.of(137, 80, 78, 71, 0, 255)],
    ['no PGN', '{"name": "x"}'],
  ])('is 2 with one line for %s', async (_, text) => {
    const { exit, error } = await replay(fileOf(text));
    expect([exit, error.split('\n').length]).toEqual([2, 2]);
  });

  it.each([
    ['a missing file', ['missing.pgn']],
    ['a directory', ['.']],
  ])('is 2 with one line for %s', async (_, args) => {
    const { exit, error } = await replay(...args);
    expect([exit, error.split('\n').length]).toEqual([2, 2]);
  });

  it.each([
    ['no such game', ['--game', '3']],
    ['a malformed control', ['--control', '40/']],
    ['a control without press times', ['--control', '600y3x20']],
  ])('is 2 for %s', async (_, options) => expect((await replay(fileOf(blitz), ...options)).exit).toBe(2));
});

/** Forty hours of play, on a machine that has other work. */
const patienceMs = 60000;

/** What a file of recorded games must give; its numbers are in the issue and in the data's README. */
const records: [start: string, totals: object][] = [
  ['fidewc2025-r1-classical', { games: 80, differs: 0, skipped: 0 }],
  ['fidewc2025-r1-rapid', { games: 40, ok: 39, anomalies: 1, differs: 0 }],
  ['fidewc2025-r1-blitz', { games: 10, ok: 10 }],
  ['fidewc2025-r3-armageddon', { games: 1, ok: 1 }],
  ['tcec-Season_26', { games: 40, ok: 40 }],
  ['tcec-Season_1', { games: 20, differs: 0, skipped: 0 }],
  ['chessbomb', { games: 66, differs: 0, skipped: 0 }],
];

describe.each(records)('the record %s', (start, totals) => {
  const file = dataFile(start);
  const replayed = async () => {
    const { exit, lines } = await replay(file ?? '', '--json');
    expect([exit, JSON.parse(lines.at(-1) ?? '')]).toEqual([0, expect.objectContaining(totals)]);
  };
  it.skipIf(file === null)(`is replayed${file === null ? ' (the data is not there)' : ''}`, replayed, patienceMs);
});
