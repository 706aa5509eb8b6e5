/** Draw claims at the desk: §10.4, §10.10-10.13. */
import { describe, expect, it } from 'vitest';
import { type Asked, type Claim, judgeClaim } from '../../sim/desk/claim';
import { again, followed } from './deskKit';

function claim(kind: Asked['kind'], moves: string, asked: Partial<Asked> & { fen?: string } = {}): Claim {
  const game = followed(moves, asked.fen);
  if (game.stop) throw new Error(game.stop.reason);
  return judgeClaim(game, { kind, ply: game.moves.length, announced: null, count: 50, profile: 'fide-2023', ...asked });
}

const knights = 'Nf3 Nf6 Ng1 Ng8';

describe('§10.10 threefold', () => {
  it('the third time on the board is upheld, with its plies', () =>
    expect(claim('threefold', again(knights, 2))).toMatchObject({ upheld: true, by: 'white', plies: [0, 4, 8] }));

  it('the second time is refused', () =>
    expect(claim('threefold', knights)).toMatchObject({ upheld: false, plies: [0, 4] }));

  it('the announced move may bring it about', () =>
    expect(claim('threefold', again(knights, 2), { ply: 7, announced: 'Ng8' })).toMatchObject({
      upheld: true,
      by: 'black',
      plies: [0, 4, 8],
    }));

  it('§10.13(2) an announced move must be played when the claim is refused', () =>
    expect(claim('threefold', knights, { ply: 3, announced: 'Ng8' })).toMatchObject({
      upheld: false,
      mustPlay: 'Ng8',
    }));

  it('an announced move that is illegal proves nothing', () =>
    expect(claim('threefold', knights, { ply: 3, announced: 'Ne5' })).toMatchObject({
      upheld: false,
      mustPlay: null,
      reason: 'the announced "Ne5": no knight can go to e5',
    }));

  it('the same men with the other side to move are another position', () =>
    expect(
      claim('threefold', 'Ka2 Kg8 Kb1 Kh8 Kb2 Kg7 Ka1 Kg8 Ka2 Kh8 Ka1', { fen: '7k/8/8/8/8/7p/8/K6R w - - 0 1' }),
    ).toMatchObject({ upheld: false, plies: [11] }));

  it('a castling right lost makes another position', () =>
    expect(claim('threefold', `e4 e5 Nf3 Nf6 Be2 Be7 ${again('Rg1 Rg8 Rh1 Rh8', 2)}`)).toMatchObject({
      upheld: false,
      plies: [10, 14],
    }));

  it('once it is lost the position can occur three times', () =>
    expect(claim('threefold', `e4 e5 Nf3 Nf6 Be2 Be7 ${again('Rg1 Rg8 Rh1 Rh8', 3)}`)).toMatchObject({
      upheld: true,
      plies: [10, 14, 18],
    }));

  it('a castling right that is kept, though castling is hindered, is no difference', () =>
    expect(claim('threefold', again(knights, 2)).upheld).toBe(true));

  it('an en passant right makes another position', () =>
    expect(claim('threefold', `e4 Nf6 e5 d5 ${again('Nf3 Ng8 Ng1 Nf6', 2)}`)).toMatchObject({
      upheld: false,
      plies: [8, 12],
    }));

  it('an en passant capture that a pin forbids is no right', () =>
    expect(
      claim('threefold', `d5 ${again('Ng3 Kb8 Nh1 Ka8', 2)}`, { fen: 'k3r3/3p4/8/4P3/8/8/8/4K2N b - - 0 1' }),
    ).toMatchObject({ upheld: true, plies: [1, 5, 9] }));

  it('a pawn that nobody can take in passing is no difference', () =>
    expect(claim('threefold', `e4 e5 ${again(knights, 2)}`)).toMatchObject({ upheld: true, plies: [2, 6, 10] }));
});

describe('§10.11', () => {
  const moved = `${again(knights, 2)} d4 d5`;

  it('the right is lost by moving', () =>
    expect(claim('threefold', moved)).toMatchObject({
      upheld: false,
      reason: expect.stringContaining('the right of ply 8 was lost by moving'),
    }));

  it('it is back when the position occurs again with the same side to move', () =>
    expect(claim('threefold', again(knights, 3))).toMatchObject({ upheld: true, plies: [0, 4, 8, 12] }));

  it('it was there before', () => expect(claim('threefold', moved, { ply: 8 }).upheld).toBe(true));
});

describe('§10.12 fifty moves', () => {
  const bare = '7k/8/8/8/8/8/p7/1R5K w - - 0 1';
  const shuffle = (times: number) => again('Kg1 Kg8 Kh1 Kh8', times);

  it('100 plies are enough', () =>
    expect(claim('fifty', shuffle(25), { fen: bare })).toMatchObject({ upheld: true, plies: [1, 100] }));

  it('99 are not', () =>
    expect(claim('fifty', shuffle(25), { fen: bare, ply: 99 })).toMatchObject({ upheld: false, plies: [1, 99] }));

  it('the last 100 count, however long it was before', () =>
    expect(claim('fifty', shuffle(26), { fen: bare })).toMatchObject({ upheld: true, plies: [5, 104] }));

  it('a pawn move begins the count anew', () =>
    expect(
      claim('fifty', `Kg1 a1=Q ${again('Kh1 Qa2 Kg1 Qa1', 25)}`, { fen: '7k/8/8/8/8/8/p7/4R2K w - - 0 1', ply: 101 }),
    ).toMatchObject({ upheld: false, reason: expect.stringContaining('the last such move was ply 2') }));

  it('a capture begins it anew', () =>
    expect(claim('fifty', `Rb2 Kg8 Rxa2 ${again('Kh8 Kg1 Kg8 Kh1', 24)}`, { fen: bare })).toMatchObject({
      upheld: false,
      plies: [4, 99],
    }));

  it('a longer count can be set before the game', () =>
    expect(claim('fifty', shuffle(30), { fen: bare, count: 75 }).upheld).toBe(false));

  it('what a set position says of the moves before it counts', () =>
    expect(claim('fifty', shuffle(1), { fen: bare.replace('0 1', '96 90') }).upheld).toBe(true));

  it('the fiftieth may be announced under the laws in force', () =>
    expect(claim('fifty', shuffle(25), { fen: bare, ply: 99, announced: 'Kh8' }).upheld).toBe(true));

  it('but not under those of 1988', () =>
    expect(claim('fifty', shuffle(25), { fen: bare, ply: 99, announced: 'Kh8', profile: 'fide-1988' }).upheld).toBe(
      false,
    ));
});

describe('dead positions', () => {
  const twoBishops = '7k/8/8/8/8/8/8/KB1B4 w - - 0 1';
  it.each([
    ['§10.4', 'fide-1988', '7k/8/8/8/8/8/8/KB6 w - - 0 1', true],
    ['bishops of one colour are not listed there', 'fide-1988', twoBishops, false],
    ['but cannot mate', 'fide-2023', twoBishops, true],
    ['a pawn can', 'fide-2023', '7k/8/8/8/8/8/P7/K7 w - - 0 1', false],
  ])('%s (%s)', (_, profile, fen, upheld) => expect(claim('dead', '*', { fen, profile }).upheld).toBe(upheld));
});

it('a game that is over has no claims', () =>
  expect(claim('threefold', 'f3 e5 g4 Qh4#').reason).toBe('the game had ended at ply 4 by checkmate'));
