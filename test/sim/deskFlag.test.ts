/** A fallen flag: loss or draw (§10.5, §10.14; the laws in force; us-chess). */
import { describe, expect, it } from 'vitest';
import { judgeFlag } from '../../sim/desk/flag';
import { followed } from './deskKit';

/** A search takes a second, more on a machine that has other work. */
const patienceMs = 60000;

const flag = (profile: string, fen: string, moves = '*') => {
  const game = followed(moves, fen);
  return judgeFlag(game, 'white', game.moves.length, profile);
};

const verdict = (profile: string, fen: string) => flag(profile, fen).verdict;

describe('fide-1988: §10.5, §10.14', () => {
  it.each([
    ['a lone king does not win', '7k/8/8/8/8/8/P7/K7 w - - 0 1', 'draw'],
    ['a pawn does', '7k/p7/8/8/8/8/P7/K7 w - - 0 1', 'loss'],
    ['so does a knight against a queen', '7k/n7/8/8/8/8/Q7/K7 w - - 0 1', 'loss'],
    ['both kings alone: the game was over', '7k/8/8/8/8/8/8/K7 w - - 0 1', 'over'],
  ])('%s', (_, fen, expected) => expect(verdict('fide-1988', fen)).toBe(expected));
});

describe('fide-2023: no mate by any legal sequence', () => {
  it.each([
    ['a lone king', '7k/8/8/8/8/8/P7/K7 w - - 0 1', 'draw'],
    ['knight against queen', '7k/n7/8/8/8/8/Q7/K7 w - - 0 1', 'draw'],
    ['knight against pawn', '7k/n7/8/8/8/8/P7/K7 w - - 0 1', 'loss'],
    ['knight against rook', '7k/n7/8/8/8/8/R7/K7 w - - 0 1', 'loss'],
    ['two knights against a king', '7k/nn6/8/8/8/8/8/K7 w - - 0 1', 'loss'],
    ['bishop against a bishop of the other colour', '7k/b7/8/8/8/8/8/KB6 w - - 0 1', 'loss'],
    ['bishop against bishops of its colour', '7k/b7/8/8/8/8/8/K1B1B3 w - - 0 1', 'draw'],
    ['bishop against rook', '7k/b7/8/8/8/8/R7/K7 w - - 0 1', 'draw'],
    ['bishop against knight', '7k/b7/8/8/8/8/N7/K7 w - - 0 1', 'loss'],
    ['a queen that must be taken at once', 'k7/8/8/8/8/8/1q6/K7 w - - 0 1', 'draw'],
    ['a wall with only kings beside it', '8/8/3k4/p1p1p1p1/P1P1P1P1/3K4/8/8 w - - 0 1', 'draw'],
    ['a wall with a bishop shut in', '5b2/8/3k4/p1p1p1p1/P1P1P1P1/3K4/8/8 w - - 0 1', 'arbiter'],
    ['a wall with a king behind it', '8/8/8/p1p1p1p1/P1P1P1P1/8/8/k6K w - - 0 1', 'loss'],
  ])('%s', (_, fen, expected) => expect(verdict('fide-2023', fen)).toBe(expected), patienceMs);

  it('a mate that was found is shown', () =>
    expect(flag('fide-2023', '8/8/8/8/1b6/8/B1k5/K7 b - - 0 1').line).toEqual(['Bc3#']));

  it('an arbiter has no result from the desk', () =>
    expect(flag('us-chess', '7k/b7/8/8/8/8/P7/K7 w - - 0 1').result).toBe(null));
});

describe('us-chess', () => {
  it.each([
    ['a lone king', '7k/8/8/8/8/8/P7/K7 w - - 0 1', 'draw'],
    ['a minor piece', '7k/b7/8/8/8/8/P7/K7 w - - 0 1', 'arbiter'],
    ['two knights against no pawn', '7k/nn6/8/8/8/8/R7/K7 w - - 0 1', 'arbiter'],
    ['a rook', '7k/r7/8/8/8/8/P7/K7 w - - 0 1', 'loss'],
  ])('%s', (_, fen, expected) => expect(verdict('us-chess', fen)).toBe(expected));
});

it('§6.5 a mate made before the flag stands', () =>
  expect(flag('fide-2023', '6k1/5ppp/8/8/8/8/8/R6K w - - 0 1', 'Ra8#')).toMatchObject({
    verdict: 'over',
    result: '1-0',
  }));
