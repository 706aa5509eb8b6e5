/** `zeitnot desk`, `claim`, `flag`, `sealed` and `grades`: what they print and how they exit. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followGame } from '../../sim/desk/follow';
import { readSheets } from '../../sim/desk/sheet';
import { fileOf, newPath, zeitnot } from './commandKit';
import { again, pgn } from './deskKit';
import { dataFile } from './pgnKit';

const knights = again('Nf3 Nf6 Ng1 Ng8', 2);

describe('desk', () => {
  it('a followed game exits 0', async () =>
    expect(await zeitnot('desk', fileOf('1. f3 e5 2. g4 Qh4# 0-1'))).toMatchObject({
      exit: 0,
      lines: [
        '1. ? - ?: 4 plies, 0-1, checkmate (§10.1)',
        '     1. f3                                  e5',
        '     2. g4                                  Qh4#',
        '1 game: 1 followed, 0 stopped, 0 with differences',
      ],
    }));

  it('an illegal move exits 1 and is named with reason and alternatives', async () => {
    const { exit, lines } = await zeitnot('desk', fileOf('[White "A"]\n\n1. e4 e5 2. Ke3 *'));
    expect([exit, lines[0]]).toEqual([1, '1. A - ?: line 3, ply 3: 2. Ke3: no king can go to e3; legal: Ke2']);
  });

  it('a broken game leaves the others alone', async () => {
    const { exit, lines } = await zeitnot('desk', fileOf('[White "A"]\n\n1. e4 {x\n\n[White "B"]\n\n1. d4 *\n'));
    expect([exit, lines[0], lines.at(-1)]).toEqual([
      1,
      '1. A - ?: after ply 1: line 3: a comment is not closed',
      '2 games: 1 followed, 1 stopped, 0 with differences',
    ]);
  });

  it('a difference exits 1', async () => expect((await zeitnot('desk', fileOf('f3 e5 g4 Qh4# 1-0'))).exit).toBe(1));

  it('is JSON when asked', async () => {
    const { lines } = await zeitnot('desk', fileOf('1. e4 {(=)} Ke6'), '--json');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        game: 1,
        plies: 1,
        result: null,
        stop: { ply: 2, side: 'black', written: 'Ke6', reason: 'no king can go to e6', fault: 'illegal' },
        offers: [{ by: 'white', ply: 1, marks: [], answer: 'open' }],
        moves: [{ ply: 1, side: 'white', san: 'e4', clockMs: null, usedMs: null }],
      },
      { games: 1, followed: 0, stopped: 1, differs: 0 },
    ]);
  });

  it('writes PGN with the entered result', async () => {
    const out = newPath('out.pgn');
    await zeitnot('desk', fileOf('1. e4 e5'), '--result', 'refusal:both', '--pgn', out);
    expect(readFileSync(out, 'utf8')).toContain('1. e4 e5 {each side refuses to obey the laws (§10.17)} *');
  });
});

describe('unreadable input exits 2 with one line', () => {
  it.each([
    ['a missing file', ['desk', 'missing.pgn']],
    ['a directory', ['desk', '.']],
    ['claim without a kind', ['claim', 'x.pgn']],
    ['flag without a side', ['flag', 'x.pgn']],
    ['flag for nobody', ['flag', 'x.pgn', '--side', 'red']],
    ['no points', ['grades', '-1', '5', '1-0']],
    ['no result', ['grades', '1', '5', '2-0']],
  ])('%s', async (_, args) => {
    const { exit, error } = await zeitnot(...args);
    expect([exit, error.trimEnd().split('\n').length]).toEqual([2, 1]);
  });

  it.each([
    ['nothing', ''],
    ['prose', 'hello world'],
    ['JSON', '{"a": 1}'],
    ['binary', Uint8Array.of(137, 80, 78, 71, 0, 255)],
  ])('%s', async (_, content) => {
    const { exit, error } = await zeitnot('desk', fileOf(content));
    expect([exit, error.trimEnd().split('\n').length]).toEqual([2, 1]);
  });

  it.each([
    ['desk', ['--result', 'luck']],
    ['desk', ['--game', '2']],
    ['desk', ['--profile', 'fifa']],
    ['desk', ['--pgn', '/dev/null/x']],
    ['claim', ['--kind', 'threefold', '--ply', '9']],
    ['claim', ['--kind', 'threefold', '--ply', '-1']],
    ['claim', ['--kind', 'fifty', '--count', '49']],
    ['flag', ['--side', 'white', '--profile', 'fifa']],
  ])('%s %j', async (command, args) => expect((await zeitnot(command, fileOf(knights), ...args)).exit).toBe(2));

  it.each(['claim', 'sealed', 'flag'])('%s about a game that stops before', async (command) => {
    const rest = { claim: ['--kind', 'fifty'], sealed: ['Nf3'], flag: ['--side', 'white'] }[command] ?? [];
    expect((await zeitnot(command, fileOf('e4 e5 Ke3'), ...rest)).error).toContain('2. Ke3: no king can go to e3');
  });

  it('of several games one must be chosen', async () =>
    expect((await zeitnot('flag', fileOf('e4 1-0 d4 1-0'), '--side', 'white')).error).toContain('there are 2 games'));
});

describe('verdicts', () => {
  it.each([
    ['claim', ['--kind', 'threefold'], 0, 'upheld: threefold claimed by White after 4... Ng8: '],
    ['claim', ['--kind', 'threefold', '--ply', '7', '--announce', 'Ng8'], 0, 'upheld: threefold claimed by Black'],
    ['claim', ['--kind', 'threefold', '--ply', '4'], 1, 'refused: threefold claimed by White after 2... Ng8: '],
    ['claim', ['--kind', 'fifty'], 1, 'refused: fifty'],
    ['claim', ['--kind', 'dead'], 1, 'refused: dead'],
    ['flag', ['--side', 'white'], 0, "loss: White's flag after 4... Ng8: 0-1, "],
    ['sealed', ['Nf3'], 0, 'goesOn: 5. Nf3: a legal move, the game goes on'],
    ['sealed', ['Nd2'], 1, 'illegal: 5. "Nd2": 0-1, his own pawn stands on d2; White loses (§10.16)'],
  ])('%s %j', async (command, args, exit, start) => {
    const answer = await zeitnot(command, fileOf(knights), ...args);
    expect([answer.exit, answer.lines[0]?.startsWith(start), answer.lines[0]]).toEqual([exit, true, answer.lines[0]]);
  });

  it('a claim is JSON with its plies when asked', async () =>
    expect(
      JSON.parse((await zeitnot('claim', fileOf(knights), '--kind', 'threefold', '--json')).lines[0] ?? ''),
    ).toMatchObject({ kind: 'threefold', upheld: true, by: 'white', ply: 8, plies: [0, 4, 8] }));

  it('a question for the arbiter exits 1', async () => {
    const scant = fileOf(pgn('*', '7k/b7/8/8/8/8/P7/K7 w - - 0 1'));
    expect((await zeitnot('flag', scant, '--side', 'white', '--profile', 'us-chess')).exit).toBe(1);
  });

  it('grades', async () =>
    expect((await zeitnot('grades', '500', '600', '1-0')).lines).toEqual([
      'White: score 1, 500 + 50 = 550, grade 26',
      'Black: score 0, 600 - 50 = 550, grade 26',
    ]));
});

/** 257 games, 25 000 plies, on a machine that has other work. */
const patienceMs = 60000;

describe('hostile input', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'e4',
      'e5',
      'Nf3',
      '1.',
      '...',
      '{',
      '}',
      '(',
      ')',
      ';',
      '\n',
      '0-0',
      'O-O',
      '1-0',
      '*',
      '$9',
      '--',
    ),
    fc.string({ maxLength: 8 }),
  );

  it(
    'no text breaks the desk',
    () => {
      fc.assert(
        fc.property(fc.array(word, { maxLength: 60 }), (words) => {
          for (const sheet of readSheets(words.join(' '))) followGame(sheet);
        }),
        { numRuns: 300 },
      );
    },
    patienceMs,
  );

  it(
    'no position breaks it',
    () => {
      const men = fc.array(fc.constantFrom(...'pnbrqkPNBRQK1234/8'), { maxLength: 70 }).map((list) => list.join(''));
      const fens = fc.tuple(
        men,
        fc.constantFrom('w', 'b', 'x'),
        fc.constantFrom('KQkq', '-', 'A'),
        fc.constantFrom('-', 'd6', 'e3'),
      );
      fc.assert(
        fc.property(fens, (fields) => {
          for (const sheet of readSheets(pgn('e4 O-O Kd2', fields.join(' ')))) followGame(sheet);
        }),
        { numRuns: 300 },
      );
    },
    patienceMs,
  );

  it('a long text is read in time', () => {
    const [sheet] = readSheets(`${'('.repeat(200000)}${'{'.repeat(200000)}`);
    expect(sheet?.broken).not.toBe(null);
  });
});

describe('every record of the data', () => {
  const first = dataFile('fidewc');
  const files = first === null ? [] : readdirSync(dirname(first)).map((name) => join(dirname(first), name));

  if (first === null) it.skip('[skipped: the folder ../shared/data is not there]');
  it.each(files)(
    '%s',
    async (file) => {
      const { exit, lines } = await zeitnot('desk', file, '--json');
      expect([basename(file), exit, JSON.parse(lines.at(-1) ?? '')]).toMatchObject([
        basename(file),
        0,
        { stopped: 0, differs: 0 },
      ]);
    },
    patienceMs,
  );
});
