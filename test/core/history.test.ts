import { describe, expect, test } from 'vitest';
import { Ply } from '../../firmware/core/game';
import { foldingOf } from '../../firmware/core/plan';
import { append, encode, Unknown } from '../../firmware/core/record';
import { Flag, Op, Phase, Reason } from '../../firmware/core/types';
import { Black, clockOf, foldAll, running, seen, stopped, White } from './kit';

/** 300+3: White 10 s, Black 5 s, White 20 s, stopped 5 s later. */
function game() {
  const clock = running('300+3');
  clock.white(10000);
  clock.black(15000);
  clock.white(35000);
  clock.stop(40000);
  return clock;
}

describe('rewind', () => {
  test('goes to the state right after a press', () => {
    const clock = game();
    clock.rewind(41000, 1);
    expect(clock.at(41000)).toMatchObject({
      phase: Phase.Stopped,
      side: Black,
      plies: 1,
      white: { bankMs: 296000, moves: 1, ran: 10000 },
      black: { bankMs: 303000, moves: 0, ran: 0 },
    });
  });

  test('before a press keeps its thinking, not its bonus and count', () => {
    const clock = game();
    clock.rewind(41000, 3, true);
    expect(clock.at(41000)).toMatchObject({
      side: White,
      plies: 2,
      white: { bankMs: 276000, moves: 1, ran: 30000 },
      black: { bankMs: 301000, moves: 1 },
    });
  });

  test('to 0 goes to the start', () => {
    const clock = game();
    clock.rewind(41000, 0);
    expect(clock.at(41000)).toMatchObject({ side: White, plies: 0, white: { bankMs: 303000, ran: 0 } });
  });

  test('leaves the session', () => {
    const clock = game();
    clock.rewind(41000, 0);
    expect(clock.at(41000).sessionAt).toBe(0);
  });

  test('leaves who came', () => {
    const clock = game();
    clock.rewind(41000, 0);
    expect(clock.at(41000)).toMatchObject({ white: { arrivedAt: 10000 }, black: { arrivedAt: 15000 } });
  });

  test('leaves who was flagged first', () => {
    const clock = stopped(15000, '10');
    clock.rewind(16000, 0);
    expect(clock.at(16000)).toMatchObject({ first: White, white: { flag: Flag.None, overrun: 0 } });
  });

  test('drops a setTime made after the ply', () => {
    const clock = game();
    clock.setTime(40000, Black, 1000);
    clock.rewind(41000, 2);
    expect(clock.at(41000).black.bankMs).toBe(301000);
  });

  test('keeps a setTime made before it', () => {
    const clock = clockOf('300');
    clock.setTime(0, Black, 1000);
    clock.start(0);
    clock.white(5000);
    clock.stop(5500);
    clock.rewind(6000, 0);
    expect(clock.at(6000).black.bankMs).toBe(1000);
  });

  test('counts the plies of the line that holds', () => {
    const clock = game();
    clock.rewind(41000, 1);
    clock.resume(42000);
    clock.black(43000);
    clock.white(44000);
    clock.stop(45000);
    clock.rewind(46000, 2);
    expect(clock.at(46000)).toMatchObject({ plies: 2, white: { bankMs: 296000 }, black: { bankMs: 305000, moves: 1 } });
  });

  test.each([
    [4, false],
    [0, true],
    [-1, false],
  ])('to ply %i, before %s, is refused', (ply, before) => {
    expect(game().rewind(41000, ply, before)).toBe(-Reason.NoSuchPly);
  });
});

describe('forward', () => {
  test('undoes the rewind', () => {
    const clock = game();
    const before = clock.at(41000);
    clock.rewind(41000, 1);
    clock.forward(42000);
    expect(clock.at(42000)).toEqual(before);
  });

  test('undoes one rewind after the other', () => {
    const clock = game();
    clock.rewind(41000, 2);
    clock.rewind(42000, 1);
    clock.forward(43000);
    expect(clock.at(43000).plies).toBe(2);
    clock.forward(44000);
    expect(clock.at(44000).plies).toBe(3);
  });

  test('has nothing to do twice', () => {
    const clock = game();
    clock.rewind(41000, 1);
    clock.forward(42000);
    expect(clock.forward(43000)).toBe(-Reason.Nothing);
  });

  test('is over with the next press', () => {
    const clock = game();
    clock.rewind(41000, 1);
    clock.resume(42000);
    clock.black(43000);
    clock.stop(44000);
    expect(clock.forward(45000)).toBe(-Reason.Nothing);
  });
});

describe('undo', () => {
  test('takes back the last correction', () => {
    const clock = game();
    clock.addTime(41000, White, 60000);
    clock.setMoves(41000, White, 9);
    clock.undo(42000);
    expect(clock.at(42000).white).toMatchObject({ bankMs: 279000 + 60000, moves: 2 });
  });

  test('leaves presses and running that came later', () => {
    const clock = stopped(5000, '600');
    clock.addTime(5000, Black, 60000);
    clock.resume(6000);
    clock.white(7000);
    clock.stop(9000);
    clock.undo(9000);
    expect(clock.at(9000)).toMatchObject({ plies: 1, white: { bankMs: 594000 }, black: { bankMs: 598000 } });
  });

  test('is refused where a bank would be used up', () => {
    const clock = stopped(5000, '10');
    clock.addTime(5000, White, 60000);
    clock.resume(5000);
    clock.stop(15000);
    expect(clock.undo(15000)).toBe(-Reason.Floor);
  });

  test('with force is not', () => {
    const clock = stopped(5000, '10');
    clock.addTime(5000, White, 60000);
    clock.resume(5000);
    clock.stop(15000);
    clock.undo(15000, true);
    expect(clock.at(15000).white).toMatchObject({ bankMs: 0, flag: Flag.Final, flagAt: 10000, overrun: 5000 });
  });

  test('has nothing to do without a correction', () => {
    expect(game().undo(41000)).toBe(-Reason.Nothing);
  });

  test('makes a late press a move again, and a ply', () => {
    const clock = stopped(1000, '10');
    clock.setTime(1000, White, 0);
    clock.resume(2000);
    clock.white(3000);
    clock.black(4000);
    clock.stop(5000);
    clock.undo(6000);
    clock.rewind(7000, 1);
    expect(clock.at(7000)).toMatchObject({ plies: 1, side: Black, white: { bankMs: 8000, moves: 1 } });
  });
});

describe('reset', () => {
  test('is a new game', () => {
    const clock = game();
    clock.reset(41000);
    expect(clock.at(41000)).toEqual(clockOf('300+3').at(41000));
  });

  test('can be undone for ten seconds', () => {
    const clock = game();
    const before = clock.at(41000);
    clock.reset(41000);
    clock.undoReset(51000);
    expect(clock.at(51000)).toEqual(before);
  });

  test('cannot be undone later', () => {
    const clock = game();
    clock.reset(41000);
    expect(clock.undoReset(51001)).toBe(-Reason.Nothing);
  });

  test('cannot be undone when the new game has begun', () => {
    const clock = game();
    clock.reset(41000);
    clock.start(42000);
    clock.stop(43000);
    expect(clock.undoReset(44000)).toBe(-Reason.Nothing);
  });
});

describe('words ahead of an operation that never came', () => {
  test.each([
    ['half of a time', [Op.High]],
    ['half of a number', [Op.Arg, Op.High]],
    ['a time', [Op.High, Op.Time]],
    ['numbers', [Op.Arg, Op.Arg]],
  ])('%s: the next record has its own', (_, ops) => {
    const clock = game();
    const log = clock.game.journal_;
    clock.resume(70_000);
    for (const op of ops) log.write_(log.lastMs_, encode(op, 0, 3));
    // As device/again does it.
    log.lastMs_ = Unknown.Ms;
    log.write_(log.lastMs_, encode(Op.Back, 0, 0));
    append(log, 75_000, encode(Op.Beat, 0, 0), []);
    clock.black(80_000);
    clock.stop(90_000);
    clock.addTime(91_000, White, 100_000);
    expect(seen(foldAll(clock.game, foldingOf(-1, null, Ply.Game)))).toEqual(clock.at(92_000));
  });
});
