/** The sealed move (§10.15, §10.16). */
import { describe, expect, it } from 'vitest';
import { positionsOf } from '../../sim/desk/follow';
import { openSealed } from '../../sim/desk/sealed';
import { followed } from './deskKit';

const open = (move: string, fen: string) => openSealed(followed('*', fen).start, move);

const twoRooks = '6k1/5ppp/8/8/8/8/8/R3R1K1 w - - 0 41';
const pawn = '8/P6k/8/8/8/8/8/K7 w - - 0 60';

describe('a bad sealed move', () => {
  it.each([
    ['ambiguous', 'Rd1', twoRooks, 'ambiguous', '0-1'],
    ['meaningless', 'Rook', twoRooks, 'meaningless', '0-1'],
    ['empty', '', twoRooks, 'meaningless', '0-1'],
    ['illegal', 'Rb2', twoRooks, 'illegal', '0-1'],
    ['a promotion without the piece', 'a8', '8/P6k/8/8/8/8/7q/K7 w - - 0 60', 'ambiguous', '0-1'],
    ['against a lone king: drawn (§10.5)', 'a8', pawn, 'ambiguous', '1/2-1/2'],
    ['illegal by Black', 'Ke6', '6k1/8/8/8/8/8/8/R3R1K1 b - - 0 41', 'illegal', '1-0'],
  ])('%s', (_, move, fen, verdict, result) => expect(open(move, fen)).toMatchObject({ verdict, result, san: null }));

  it('is told the legal moves it may mean', () => expect(open('Rd1', twoRooks).alternatives).toEqual(['Rad1', 'Red1']));
});

describe('a good sealed move', () => {
  it('goes on, with the position for the board', () =>
    expect(open('Rad1', twoRooks)).toMatchObject({
      verdict: 'goesOn',
      result: null,
      fen: '6k1/5ppp/8/8/8/8/8/3RR1K1 b - - 1 41',
    }));

  it.each([
    ['mate wins, even if the sealer is late (§10.15(1))', 'Ra8', twoRooks, 'mate', '1-0'],
    ['stalemate draws (§10.15(2))', 'Qc7', 'k7/8/8/8/8/2Q5/8/K7 w - - 0 1', 'stalemate', '1/2-1/2'],
    ['a dead position draws (§10.15(2))', 'Kxh2', '8/8/8/8/8/8/5k1p/7K w - - 0 1', 'dead', '1/2-1/2'],
  ])('%s', (_, move, fen, verdict, result) => expect(open(move, fen)).toMatchObject({ verdict, result }));

  it.each(['R1a8', 'Ra1-a8', 'a1a8', 'Ra8#!', ' Ra8 mate '])('%j is clear', (move) =>
    expect(open(move, twoRooks).san).toBe('Ra8#'),
  );

  it('has the number of the envelope (§13.2)', () =>
    expect(open('Rad1', twoRooks)).toMatchObject({ move: 41, sealer: 'white' }));

  it('is opened after the moves of the game', () => {
    const game = followed('e4 e5 Nf3');
    expect(openSealed(positionsOf(game)[3] ?? game.start, 'Nc6')).toMatchObject({
      sealer: 'black',
      move: 2,
      san: 'Nc6',
    });
  });
});
