/** The desk follows a game by the rules of chess (§5, §9, §10.1, §10.3, §10.4), and names what it cannot follow. */
import { describe, expect, it } from 'vitest';
import { followed } from './deskKit';

const reasonOf = (moves: string, fen?: string) => followed(moves, fen).stop?.reason;
const sansOf = (moves: string, fen?: string) => followed(moves, fen).moves.map(({ san }) => san);

describe('notation', () => {
  it.each([
    ['SAN', 'e4 e5 Nf3 Nc6 Bb5 a6 O-O'],
    ['UCI', 'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1'],
    ['long notation', 'e2-e4 e7-e5 Ng1-f3 Nb8-c6 Bf1-b5 a7-a6 0-0 *'],
    [
      'numbers, marks, comments and variations',
      '1.e4! e5 {x} 2. Nf3 (2. f4 (2. d4) exf4) Nc6 $1 3. Bb5 3... a6?! 4.O-O *',
    ],
  ])('%s', (_, moves) => expect(sansOf(moves)).toEqual(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'O-O']));

  it('UCI promotes', () => expect(sansOf('a7a8n', '8/P6k/8/8/8/8/8/K7 w - - 0 1')).toEqual(['a8=N']));

  it('en passant may be named', () => expect(sansOf('1. e4 a6 2. e5 d5 3. exd6 e.p. a5 *')).toHaveLength(6));

  it('Black may begin', () =>
    expect(followed('1... Kb7', 'k7/8/8/8/8/8/7R/K7 b - - 0 7').moves[0]?.side).toBe('black'));
});

describe('the end on the board', () => {
  it('checkmate', () => expect(followed('f3 e5 g4 Qh4#').ending).toEqual({ by: 'mate', ply: 4 }));

  it('stalemate', () =>
    expect(followed('Qc7', 'k7/8/8/8/8/2Q5/8/K7 w - - 0 1').ending).toEqual({ by: 'stalemate', ply: 1 }));

  it.each([
    ['king against king', 'Kxb2', '8/5k2/8/8/8/8/1p6/K7 w - - 0 1', 'dead'],
    ['and a knight', 'Kxb2', '8/5k2/8/8/8/6n1/1p6/K7 w - - 0 1', 'dead'],
    ['and a bishop', 'Kxb2', '8/5k2/8/8/8/6b1/1p6/K7 w - - 0 1', 'dead'],
    ['bishops of one colour', 'Kxb2', '8/5k2/8/8/8/6b1/1p6/K1B5 w - - 0 1', 'dead'],
    ['bishops of both colours', 'Kxb2', '8/5k2/8/8/8/5b2/1p6/K1B5 w - - 0 1', undefined],
    ['two knights', 'Kxb2', '8/5k2/8/8/8/5nn1/1p6/K7 w - - 0 1', undefined],
    ['a rook', 'Kxb2', '8/5k2/8/8/8/6r1/1p6/K7 w - - 0 1', undefined],
  ])('%s', (_, moves, fen, by) => expect(followed(moves, fen).ending?.by).toBe(by));

  it('a move after a dead position is named', () =>
    expect(reasonOf('Kxb2 Kg7', '8/5k2/8/8/8/8/1p6/K7 w - - 0 1')).toBe(
      'the game had ended at ply 1 by a dead position',
    ));

  it('a move after mate is named', () =>
    expect(reasonOf('f3 e5 g4 Qh4# Nc3')).toBe('the game had ended at ply 4 by checkmate'));
});

describe('an illegal move', () => {
  it.each([
    ['Ke2', 'his own pawn stands on e2'],
    ['Bc4', 'no bishop can go to c4'],
    ['exd5', 'there is nothing to take on d5, and no right to take in passing'],
    ['O-O', 'no castling: f1 is not empty'],
    ['Nxe9', 'this is no move'],
    ['--', 'this is no move'],
    ['e3e4', 'nothing stands on e3'],
    ['e7e5', "the man on e7 is Black's"],
    ['Ne2e4', 'on e2 stands a pawn'],
    ['Nhf3', 'White has no knight on h'],
    ['e4=Q', 'no pawn is promoted on e4'],
  ])('%s', (move, reason) => expect(reasonOf(move)).toBe(reason));

  it.each([
    ['staying in check', 'Nc3', '4r2k/8/8/8/8/8/8/1N2K3 w - - 0 1', 'the king is in check and would stay so'],
    ['leaving the pin', 'Nc3', '4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1', 'the king would be left in check'],
    ['into check', 'Kd2', 'k2r4/8/8/8/8/8/8/4K3 w - - 0 1', 'the king would stand in check on d2'],
    ['a man that is not there', 'Qd2', 'k2r4/8/8/8/8/8/8/4K3 w - - 0 1', 'White has no queen'],
    ['castling out of check', 'O-O', '4r1k1/8/8/8/8/8/8/4K2R w K - 0 1', 'no castling out of check'],
    ['castling through check', 'O-O', '5rk1/8/8/8/8/8/8/4K2R w K - 0 1', 'no castling: f1 is attacked'],
    [
      'castling after the rook has moved',
      'O-O',
      '6k1/8/8/8/8/8/8/4K2R w - - 0 1',
      'the right to castle there is lost: king or rook has moved, or there is no such rook',
    ],
    ['castling written as a king move', 'Kg1', '6k1/8/8/8/8/8/8/4K2R w K - 0 1', 'no king can go to g1'],
  ])('%s', (_, move, fen, reason) => expect(reasonOf(move, fen)).toBe(reason));

  it('a claim of en passant a move too late', () =>
    expect(reasonOf('e4 a6 e5 d5 h3 h6 exd6')).toBe('there is nothing to take on d6, and no right to take in passing'));

  it('is named by ply, side and line', () =>
    expect(followed('[White "A"]\n\n1. e4 e5\n2. Ke3 *').stop).toMatchObject({
      ply: 3,
      side: 'white',
      move: 2,
      written: 'Ke3',
      line: 4,
      fault: 'illegal',
    }));

  it('comes with the legal moves of the same man', () =>
    expect(followed('e4 e5 Ne4').stop?.alternatives).toEqual(['Na3', 'Nc3', 'Ne2', 'Nf3', 'Nh3']));

  it('leaves the moves before it', () => expect(sansOf('e4 e5 Ke3 d6')).toEqual(['e4', 'e5']));

  it('two rooks on one rank are ambiguous', () =>
    expect(followed('Rd1', '6k1/8/8/8/8/8/6K1/R6R w - - 0 1').stop).toMatchObject({
      fault: 'ambiguous',
      alternatives: ['Rad1', 'Rhd1'],
    }));
});

describe('a broken record', () => {
  it.each([
    ['a comment without an end', '1. e4 {x', 'line 1: a comment is not closed', 1],
    ['a variation without an end', '1. e4 (1. d4', 'line 1: a variation is not closed', 1],
    ['rubbish after moves', '1. e4 e5 2. @@ *', 'this is no move', 2],
    ['a stray bracket', '1. e4 ) e5 *', 'this is no move', 1],
  ])('%s', (_, moves, reason, plies) => {
    const game = followed(moves);
    expect([game.stop?.reason, game.moves.length]).toEqual([reason, plies]);
  });

  it.each([
    ['no kings', '8/8/8/8/8/8/8/8 w - - 0 1', 'missing white king'],
    ['words', 'nonsense', 'must contain six space-delimited fields'],
    ['rights without a rook', '4k3/8/8/8/8/8/8/4K3 w K - 0 1', 'castling rights without king and rook at home'],
    ['nothing that has passed', '4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1', 'no pawn has just passed the en passant square'],
    ['a king that can be taken', '4k3/8/8/8/8/8/8/4RK2 w - - 0 1', 'the side that is not to move is in check'],
  ])('a start with %s', (_, fen, reason) =>
    expect(reasonOf('e4', fen)).toBe(`the FEN tag is no position to start from: ${reason}`),
  );
});
