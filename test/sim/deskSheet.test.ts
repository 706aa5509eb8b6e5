/** The scoresheet: clock and time used beside each move, gaps, the five-minute rule, result and why, PGN (§11). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { followGame } from '../../sim/desk/follow';
import { judgeOffers, offersIn } from '../../sim/desk/offers';
import { outcomeOf } from '../../sim/desk/outcome';
import { writePgn } from '../../sim/desk/pgn';
import { readEntry } from '../../sim/desk/results';
import { rulesOf } from '../../sim/desk/rules';
import { tableOf, writeScoresheet } from '../../sim/desk/scoresheet';
import { readSheets } from '../../sim/desk/sheet';
import { readGames } from '../../sim/pgn';
import { followed } from './deskKit';
import { dataFile } from './pgnKit';

const sheetOf = (text: string, profile = 'fide-2023', entry: string | null = null) =>
  writeScoresheet(followed(text), rulesOf(profile), entry === null ? null : readEntry(entry));

const clock = (time: string) => `{[%clk ${time}]}`;
const tags = (control: string, result = '*') => `[TimeControl "${control}"]\n[Result "${result}"]\n\n`;

const plain = `${tags('40/600:300')}1. e4 ${clock('0:09:50')} e5 ${clock('0:09:00')} 2. Nf3 ${clock('0:04:59')} Nc6 ${clock('0:05:00')} *`;

describe('times', () => {
  it('are those of the record', () =>
    expect(sheetOf(plain).times.map((time) => time.clock?.ms)).toEqual([590000, 540000, 299000, 300000]));

  it('time used follows from the clocks, and is marked so', () =>
    expect(sheetOf(plain).times[2]).toMatchObject({ used: { ms: 291000 }, usedFollows: true }));

  it('a recorded time used is kept', () =>
    expect(sheetOf(`${tags('600')}1. e4 {[%clk 0:09:50] [%emt 0:00:11]} *`).times[0]).toMatchObject({
      used: { ms: 11000 },
      usedFollows: false,
    }));

  it('a move without a value is a gap', () =>
    expect(sheetOf(`${tags('600')}1. e4 ${clock('0:09:50')} e5 2. d4 ${clock('0:09:40')} *`).gaps.clock).toEqual([2]));

  it('a game without clocks has no gaps', () => expect(sheetOf('1. e4 e5 *').gaps).toEqual({ clock: [], used: [] }));

  it('the table marks gaps and who need not record', () =>
    expect(tableOf(sheetOf(`${plain.slice(0, -1)} 3. Bb5 a6 ${clock('0:04:00')} *`)).slice(1)).toEqual([
      '     2. Nf3*         0:04:59    (0:04:51)   Nc6          0:05:00    (0:04:00)',
      '     3. Bb5*            -:--                a6*          0:04:00    (0:01:00)',
    ]));
});

describe('§11.2 five minutes', () => {
  it('4:59 is under five minutes, 5:00 is not', () =>
    expect(sheetOf(plain, 'fide-1988').needNotRecord).toEqual({ white: 3, black: null }));

  it('not with a bonus of 30 s under the laws in force', () =>
    expect(
      sheetOf(`${tags('310+30')}1. e4 ${clock('0:05:05')} e5 2. d4 ${clock('0:04:55')} *`).needNotRecord.white,
    ).toBe(null));

  it('with a bonus below it', () =>
    expect(sheetOf(`${tags('310+10')}1. e4 ${clock('0:05:05')} *`).needNotRecord.white).toBe(1));

  it('never in rapid', () => expect(sheetOf(plain, 'fide-2023-rapid').needNotRecord.white).toBe(null));

  it('the mark stays until the control is passed', () => {
    const times = ['0:04:00', '0:09:00', '0:03:00', '0:08:00', '1:02:00', '0:07:00'].map(clock);
    const moves = ['e4', 'e5', 'd4', 'd6', 'c4', 'c6'].map((move, index) => `${move} ${times[index]}`).join(' ');
    const { times: marked } = sheetOf(`${tags('3/600:3600@moves')}${moves} *`, 'fide-1988');
    expect(marked.filter((_, index) => index % 2 === 0).map((time) => time.mayStopRecording)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('draw offers', () => {
  const judged = (moves: string) =>
    judgeOffers(offersIn(followed(moves)), { plies: followed(moves).moves.length, first: 'white', agreed: false });

  it('are read from the comments', () =>
    expect(
      offersIn(followed('1. e4 {(=)} e5 {draw offered} 2. d4 {白方提和} *')).map(({ by, ply }) => [by, ply]),
    ).toEqual([
      ['white', 1],
      ['black', 2],
      ['white', 3],
    ]));

  it('an answer is no offer', () => expect(offersIn(followed('1. e4 e5 {draw offer declined} *'))).toEqual([]));

  it('are open until the opponent moves (§10.7)', () =>
    expect(judged('1. e4 {(=)} e5 2. d4 {x} d5 {(=)} *').map(({ answer }) => answer)).toEqual(['refused', 'open']));

  it('nobody offers twice running', () =>
    expect(judged('1. e4 {(=)} e5 2. d4 {(=)} *').map(({ marks }) => marks)).toEqual([[], ['outOfTurn']]));

  it('but again when the other has offered', () =>
    expect(judged('1. e4 {(=)} e5 {(=)} 2. d4 {(=)} *').every(({ marks }) => marks.length === 0)).toBe(true));

  it("on the opponent's time they are marked for the arbiter (§10.8)", () =>
    expect(
      judgeOffers([{ by: 'white', ply: 1, running: 'black' }], { plies: 1, first: 'white', agreed: true }),
    ).toMatchObject([{ marks: ['opponentsTime'], answer: 'accepted' }]));

  it('before the own move they wait for it (§10.9)', () =>
    expect(
      judgeOffers([{ by: 'white', ply: 0, running: 'white' }], { plies: 1, first: 'white', agreed: false })[0]?.answer,
    ).toBe('open'));
});

describe('the result and why', () => {
  const outcome = (text: string, entry: string | null = null) =>
    outcomeOf(followed(text), entry === null ? null : readEntry(entry));

  it.each([
    ['the board decides', 'f3 e5 g4 Qh4#', null, '0-1', 'checkmate (§10.1)'],
    ['the arbiter enters it', 'e4 e5', 'resignation:black', '1-0', 'Black resigns (§10.2)'],
    ['for both', 'e4 e5', 'refusal:both', '0-0', 'each side refuses to obey the laws (§10.17)'],
    ['the record says so', '[Termination "time"]\n\n1. e4 e5 1-0', null, '1-0', 'as recorded: time'],
    ['the record does not say why', '1. e4 e5 1-0', null, '1-0', 'as recorded; the record does not say why'],
    ['both have lost', '1. e4 e5 0-0', null, '0-0', 'as recorded; the record does not say why'],
    ['it goes on', '1. e4 e5 *', null, null, 'no result is recorded'],
  ])('%s', (_, text, entry, result, why) =>
    expect(outcome(text, entry)).toMatchObject({ result, why, differences: [] }),
  );

  it('a draw names what could be claimed', () =>
    expect(outcome('Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 1/2-1/2').why).toBe(
      'as recorded: the last position occurred three times (§10.10)',
    ));

  it.each([
    ['tag and end', '[Result "1-0"]\n\n1. e4 0-1', 'the Result tag says 1-0, the end of the moves 0-1'],
    ['board and record', 'f3 e5 g4 Qh4# 1-0', 'the board says 0-1, the record 1-0'],
    ['no result', '[Result "won"]\n\n1. e4', '"won" is no result'],
  ])('a difference is named: %s', (_, text, difference) => expect(outcome(text).differences).toEqual([difference]));
});

describe('PGN out', () => {
  const round = (text: string, entry: string | null = null) => writePgn(sheetOf(text, 'fide-2023', entry));

  it('has clock, time used, result and why', () =>
    expect(round(`${tags('600')}1. e4 {[%clk 0:09:50] [%emt 0:00:11] best} e5 *`, 'resignation:black')).toBe(
      [
        '[Event "?"]',
        '[Site "?"]',
        '[Date "????.??.??"]',
        '[Round "?"]',
        '[White "?"]',
        '[Black "?"]',
        '[Result "1-0"]',
        '[TimeControl "600"]',
        '[Termination "normal"]',
        '',
        '1. e4 {[%clk 0:09:50] [%emt 0:00:11] best} 1... e5 {Black resigns (§10.2)} 1-0',
        '',
        '',
      ].join('\n'),
    ));

  it('reads back as the same game', () => {
    const [again] = readGames(round(plain));
    expect(again?.moves.map(({ san, clock: at }) => [san, at?.ms])).toEqual([
      ['e4', 590000],
      ['e5', 540000],
      ['Nf3', 299000],
      ['Nc6', 300000],
    ]);
  });

  it('is the same when it is read and written again', () => {
    const once = round(`${plain.slice(0, -1)} 3. Bb5 {mt=3, tl=0:00:01, sharp} 1/2-1/2`, 'agreement');
    expect(round(once)).toBe(once);
  });

  it('keeps Black to move and the start', () =>
    expect(round('[FEN "k7/8/8/8/8/8/7R/K7 b - - 0 7"]\n\n7... Kb7 8. Rh7+ *')).toContain('\n\n7... Kb7 8. Rh7+ *'));

  it('says where a record breaks off', () =>
    expect(round('1. e4 Ke6 *')).toContain('1. e4 {then Ke6: no king can go to e6} *'));

  it('no comment or tag can break it', () =>
    expect(readGames(round('[White "a\\"b\\\\"]\n\n1. e4 ; x } y\n e5 *'))[0]).toMatchObject({
      broken: null,
      moves: { length: 2 },
    }));
});

describe('records of others', () => {
  it.skipIf(dataFile('tcec-Season_1') === null).each(['fidewc2025-r1-blitz', 'tcec-Season_1', 'chessbomb'])(
    '%s: the same moves and times as replay reads',
    (start) => {
      const text = readFileSync(dataFile(start) ?? '', 'utf8');
      const plainly = (games: readonly { moves: readonly { san: string; clock: unknown; used: unknown }[] }[]) =>
        games.map(({ moves }) => moves.map(({ san, clock: at, used }) => ({ san, at, used })));
      expect(plainly(readSheets(text))).toEqual(plainly(readGames(text)));
    },
  );

  it.skipIf(dataFile('tcec-Season_1') === null)(
    'a clock written before the bonus becomes the one after the press',
    () => {
      const [, , third] = readSheets(readFileSync(dataFile('tcec-Season_1') ?? '', 'utf8'));
      const { times } = writeScoresheet(followGame(third as never), rulesOf('fide-2023'), null);
      expect(times[78]?.clock?.ms).toBe(3072000);
    },
  );
});
