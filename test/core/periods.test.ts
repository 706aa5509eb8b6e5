import { describe, expect, test } from 'vitest';
import { Cause, Flag, Reason } from '../../firmware/core/types';
import { Black, type Clock, running, stopped, White } from './kit';

/** Presses of both sides, White's first, a second each. */
function presses(clock: Clock, count: number): Clock {
  for (let i = 1; i <= count; i++) clock.press(i % 2 ? White : Black, i * 1000);
  return clock;
}

describe('zero', () => {
  test('takes both to the next period at the first 0', () => {
    expect(running('2/10:5@zero').at(10000)).toMatchObject({
      white: { bankMs: 5000, period: 2, flag: Flag.Control, flagAt: 10000, flagCause: Cause.Time },
      black: { bankMs: 15000, period: 2, flag: Flag.None },
    });
  });

  test('flags in the last period', () => {
    expect(running('2/10:5@zero').at(15000)).toMatchObject({
      first: White,
      white: { flag: Flag.Final, flagAt: 15000 },
    });
  });

  test('keeps what happened', () => {
    expect(presses(running('2/10:5@zero'), 2).at(11000).controls).toEqual([
      { period: 1, at: 11000, side: 'white', white: 1, black: 1 },
    ]);
  });

  test('with odds takes only those on who have a next period', () => {
    expect(running({ white: '10:5@zero', black: '20@zero' }).at(10000)).toMatchObject({
      white: { bankMs: 5000, period: 2 },
      black: { bankMs: 20000, period: 1 },
    });
  });

  test('acts as zeroIfMoves where the last field repeats', () => {
    expect(presses(running('1/10@zero'), 2).at(11000)).toMatchObject({
      white: { bankMs: 10000, period: 2 },
      black: { bankMs: 9000, period: 1 },
    });
  });
});

describe('moves', () => {
  test('enters with the own N-th press', () => {
    expect(presses(running('2/10:5@moves'), 3).at(3000)).toMatchObject({
      white: { bankMs: 13000, period: 2, flag: Flag.None },
      black: { bankMs: 9000, period: 1 },
    });
  });

  test('flags at 0 before that', () => {
    expect(presses(running('2/10:5@moves'), 2).at(11000)).toMatchObject({ first: White, white: { period: 1 } });
  });

  test('repeats the last field for ever', () => {
    expect(presses(running('1/10@moves'), 6).at(6000).white).toMatchObject({ bankMs: 37000, period: 4, target: 4 });
  });
});

describe('zeroIfMoves', () => {
  test('shows nothing at the N-th press', () => {
    expect(presses(running('2/10:5@zeroIfMoves'), 3).at(3000).white).toMatchObject({ bankMs: 8000, period: 1 });
  });

  test('enters at the own 0 when the moves are made', () => {
    expect(presses(running('2/10:5@zeroIfMoves'), 4).at(12000)).toMatchObject({
      white: { bankMs: 5000, period: 2, flag: Flag.Control },
      black: { bankMs: 8000, period: 1, flag: Flag.None },
    });
  });

  test('flags when they are not', () => {
    expect(presses(running('2/10:5@zeroIfMoves'), 2).at(11000).white).toMatchObject({ flag: Flag.Final, period: 1 });
  });
});

describe('the next period', () => {
  test('adds base and (new - old increment)', () => {
    expect(presses(running('1/10+5:20+2@moves'), 1).at(1000).white.bankMs).toBe(14000 + 5000 + 20000 - 3000);
  });

  test('adds its base only when nothing is prepaid', () => {
    expect(presses(running('1/10+5:20+2@moves', { prepaid: false }), 1).at(1000).white.bankMs).toBe(
      9000 + 5000 + 20000,
    );
  });

  test('gives its increment from the next press', () => {
    expect(presses(running('1/10+5:20+2@moves'), 3).at(3000).white.bankMs).toBe(36000 - 1000 + 2000);
  });

  test('has its own delay', () => {
    expect(presses(running('1/10d5:20d2@moves'), 1).at(1000)).toMatchObject({
      white: { delayMs: 2000 },
      black: { delayMs: 5000 },
    });
  });

  test("changes a turn's delay by (new - old)", () => {
    expect(running('10d5:20d7@zero').at(15000).white).toMatchObject({ bankMs: 20000, delayMs: 2000 });
  });

  test('is entered before a press of the same ms', () => {
    const clock = running('10:5+2@zero');
    clock.white(10000);
    expect(clock.at(10000).white).toMatchObject({ bankMs: 9000, period: 2, moves: 1, lateMoves: 0 });
  });

  test('takes back the mark', () => {
    const clock = running('1/10:600@moves');
    expect(clock.at(500).white.marked).toBe(true);
    clock.white(1000);
    expect(clock.at(1000).white.marked).toBe(false);
  });

  test('that does not cover the increment it takes back is a flag at that very ms', () => {
    expect(running('10+30:5+5@zero').at(41000).white).toMatchObject({ flag: Flag.Final, flagAt: 40000, overrun: 1000 });
  });
});

describe('odds', () => {
  test('give each side its own', () => {
    const clock = running({ white: '60d5', black: '30+2' });
    clock.white(7000);
    clock.black(8000);
    expect(clock.at(8000)).toMatchObject({
      white: { bankMs: 58000, delayMs: 5000 },
      black: { bankMs: 33000, delayMs: 0 },
    });
  });
});

describe('a frozen clock', () => {
  test('is not resumed while a flag is down', () => {
    expect(running('10', { freeze: true }).resume(20000)).toBe(-Reason.Flagged);
  });

  test('is resumed with force', () => {
    const clock = running('10', { freeze: true });
    clock.resume(20000, White, true);
    expect(clock.at(21000).white).toMatchObject({ overrun: 1000, ran: 11000 });
  });

  test('goes on when the flag is lifted and time given', () => {
    const clock = running('10', { freeze: true });
    clock.liftFlag(20000, White);
    clock.addTime(20000, White, 5000);
    clock.resume(21000);
    expect(clock.at(22000)).toMatchObject({ first: -1, white: { bankMs: 4000, flag: Flag.None, used: 11000 } });
  });
});

describe('liftFlag', () => {
  test('charges what ran beyond 0 to what the side gets', () => {
    const clock = stopped(15000, '10');
    clock.liftFlag(15000, White);
    clock.addTime(15000, White, 60000);
    expect(clock.at(15000).white).toMatchObject({ bankMs: 55000, used: 15000, ran: 15000, overrun: 0 });
  });

  test('makes the other side the first', () => {
    const clock = running('10');
    clock.white(11000);
    clock.stop(25000);
    clock.liftFlag(25000, White);
    expect(clock.at(25000).first).toBe(Black);
  });

  test('has nothing to do without a flag', () => {
    expect(stopped(1000, '10').liftFlag(1000, White)).toBe(-Reason.Nothing);
  });
});
