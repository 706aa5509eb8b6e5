/** Result entry (§10), scores (§12 of seed 000), club points and grades (seed 001), the envelope (§13). */
import { describe, expect, it } from 'vitest';
import { checkEnvelope, fillEnvelope, type Slip } from '../../sim/desk/envelope';
import { changeOf, gradeOf, scoreOf } from '../../sim/desk/grades';
import { readEntry } from '../../sim/desk/results';
import { followed } from './deskKit';

describe('result entry', () => {
  it.each([
    ['mate:black', '1-0'],
    ['resignation:white', '0-1'],
    ['time:black', '1-0'],
    ['agreement', '1/2-1/2'],
    ['loneKing', '1/2-1/2'],
    ['late:both', '0-0'],
    ['refusal:white', '0-1'],
    ['refusal:both', '0-0'],
    ['sealedMove:white', '0-1'],
    ['adjudication:1/2-0', '1/2-0'],
  ])('%s is %s', (text, result) => expect(readEntry(text)?.result).toBe(result));

  it.each([
    'resignation',
    'resignation:both',
    'agreement:white',
    'adjudication',
    'adjudication:2-0',
    'luck',
    '',
    'toString',
  ])('%j is none', (text) => expect(readEntry(text)).toBe(null));
});

describe('§12 score', () => {
  it.each([
    ['1-0', 1, 0],
    ['0-1', 0, 1],
    ['1/2-1/2', 0.5, 0.5],
    ['0-0', 0, 0],
    ['1/2-0', 0.5, 0],
  ] as const)('%s', (result, white, black) => expect(scoreOf(result)).toEqual({ white, black }));
});

describe('club points', () => {
  const change = (white: number, black: number, result: '1-0' | '0-1' | '1/2-1/2' | '0-0') => {
    const changed = changeOf({ white, black }, result);
    return [changed.white, changed.black];
  };

  it.each([
    [509, 500, [0, 0]],
    [510, 500, [0, 5.5]],
    [500, 550, [7.5, 0]],
    [599, 500, [0, 9.95]],
    [600, 500, [0, 25]],
  ])('drawn at %d and %d', (white, black, expected) => {
    const [first, second] = change(white, black, '1/2-1/2');
    expect([first, second].map((points) => Math.abs(points ?? 0))).toEqual(expected);
  });

  it.each([
    [500, 509, 10],
    [500, 510, 11],
    [500, 599, 19.9],
    [500, 600, 50],
    [500, 700, 100],
  ])('the lower wins at %d and %d', (white, black, gain) => expect(change(white, black, '1-0')).toEqual([gain, -gain]));

  it.each([
    [509, 500, 10],
    [525, 500, 8],
    [510, 500, 9.2],
    [600, 500, 2],
    [699, 500, 2],
  ])('the higher wins at %d and %d', (white, black, gain) =>
    expect(change(white, black, '1-0')).toEqual([gain, -gain]),
  );

  it('from 200 on the higher gains nothing', () => expect(change(700, 500, '1-0').map(Math.abs)).toEqual([0, 0]));

  it('Black may be the winner', () => expect(change(600, 500, '0-1')).toEqual([-50, 50]));

  it('of equals the winner gains 10', () => expect(change(500, 500, '0-1')).toEqual([-10, 10]));

  it('a game that both have lost changes nothing', () => expect(change(600, 500, '0-0')).toEqual([0, 0]));
});

describe('grades', () => {
  it.each([
    [0, null],
    [99.9, null],
    [100, 30],
    [199, 30],
    [200, 29],
    [2999, 2],
    [3000, 1],
    [9000, 1],
  ])('%d points: %s', (points, grade) => expect(gradeOf(points)).toBe(grade));
});

describe('§13.3 the envelope', () => {
  const game = followed('[White "Anna"]\n[Black "Bert"]\n\n1. e4 e5 2. Nf3 *');
  const slip: Slip = {
    white: { ms: 3600000, moves: 2, used: 1800000 },
    black: { ms: 3000000, moves: 1, used: 2400000 },
    side: 'black',
    sealedMove: 2,
  };

  it('has names and position added', () =>
    expect(fillEnvelope(slip, game)).toMatchObject({
      players: { white: 'Anna', black: 'Bert' },
      position: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
    }));

  it('agrees with clock and record', () => expect(checkEnvelope(fillEnvelope(slip, game), slip, game)).toEqual([]));

  it('each difference from the clock is named', () =>
    expect(checkEnvelope(slip, { ...slip, white: { ...slip.white, ms: 3599000, used: 1801000 } }, game)).toEqual([
      { field: 'white.ms', slip: 3600000, beside: 'clock', other: 3599000 },
      { field: 'white.used', slip: 1800000, beside: 'clock', other: 1801000 },
    ]));

  it('each difference from the record is named', () =>
    expect(checkEnvelope({ ...slip, side: 'white', sealedMove: 3 }, null, game)).toEqual([
      { field: 'side', slip: 'white', beside: 'record', other: 'black' },
      { field: 'sealedMove', slip: 3, beside: 'record', other: 2 },
    ]));

  it('a game that Black began counts from its position', () => {
    const later = followed('7... Kb7', 'k7/8/8/8/8/8/7R/K7 b - - 0 7');
    const counts = { white: { ms: 1, moves: 7, used: 0 }, black: { ms: 1, moves: 7, used: 0 } };
    expect(checkEnvelope({ ...counts, side: 'white', sealedMove: 8 }, null, later)).toEqual([]);
  });
});
