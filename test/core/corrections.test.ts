import { describe, expect, test } from 'vitest';
import { Cause, Flag, Phase, Reason, Whom } from '../../firmware/core/types';
import { Black, clockOf, running, stopped, White } from './kit';

const laws = { profile: 'fide-1988' };

describe('setTime', () => {
  test('sets the bank, the used time stands', () => {
    const clock = stopped(5000, '600');
    clock.setTime(6000, White, 300000);
    expect(clock.at(6000)).toMatchObject({
      white: { bankMs: 300000, used: 5000, ran: 5000 },
      black: { bankMs: 600000 },
    });
  });

  test('sets both', () => {
    const clock = stopped(5000, '600');
    clock.setTime(6000, Whom.Both, 300000);
    expect(clock.at(6000)).toMatchObject({ white: { bankMs: 300000 }, black: { bankMs: 300000 } });
  });

  test('makes odds before the start', () => {
    const clock = clockOf('600');
    clock.setTime(0, Black, 60000);
    clock.start(0);
    expect(clock.at(1000)).toMatchObject({ white: { bankMs: 599000 }, black: { bankMs: 60000 } });
  });

  test.each([-1, 359999001])('of %i ms is refused', (ms) => {
    expect(stopped(0, '600').setTime(0, White, ms)).toBe(-Reason.BadValue);
  });

  test('to 0 flags, as a penalty', () => {
    const clock = stopped(5000, '600');
    clock.setTime(6000, Black, 0);
    expect(clock.at(6000)).toMatchObject({
      first: Black,
      phase: Phase.Stopped,
      black: { bankMs: 0, flag: Flag.Final, flagAt: 6000, flagCause: Cause.Penalty, overrun: 0 },
    });
  });

  test('leaves the delay of the turn', () => {
    const clock = stopped(3000, '60d5');
    clock.setTime(3000, White, 20000);
    expect(clock.at(3000).white).toMatchObject({ bankMs: 20000, delayMs: 2000 });
  });

  test('of both to 0 under zero gives both the next base once', () => {
    const clock = stopped(0, '10:5@zero');
    clock.setTime(0, Whom.Both, 0);
    expect(clock.at(0)).toMatchObject({ white: { bankMs: 5000, period: 2 }, black: { bankMs: 5000, period: 2 } });
  });
});

describe('addTime', () => {
  test.each([60000, -60000])('adds %i ms', (ms) => {
    const clock = stopped(5000, '600');
    clock.addTime(6000, White, ms);
    expect(clock.at(6000).white).toMatchObject({ bankMs: 595000 + ms, used: 5000, ran: 5000 });
  });

  test('below 0 passes the control, the rest comes off the new base', () => {
    const clock = stopped(0, '10:5@zero');
    clock.addTime(0, White, -11000);
    expect(clock.at(0)).toMatchObject({
      white: { bankMs: 4000, period: 2, flag: Flag.Control, flagCause: Cause.Penalty, used: 0 },
      black: { bankMs: 15000, period: 2, flag: Flag.None },
    });
  });

  test('below 0 in the last period leaves 0, the used time stands', () => {
    const clock = stopped(5000, '10');
    clock.addTime(5000, White, -20000);
    expect(clock.at(5000).white).toMatchObject({ bankMs: 0, used: 5000, ran: 5000, overrun: 0, flag: Flag.Final });
  });

  test('of a flagged side needs force', () => {
    expect(stopped(15000, '10').addTime(15000, White, 60000)).toBe(-Reason.Flagged);
  });

  test('of a flagged side with force charges the overrun', () => {
    const clock = stopped(15000, '10');
    clock.addTime(15000, White, 6000, true);
    expect(clock.at(15000)).toMatchObject({
      first: -1,
      white: { bankMs: 1000, flag: Flag.None, used: 15000, ran: 15000 },
    });
  });
});

describe('the floor', () => {
  /** White has 12:00 and so many moves to go. */
  const toGo = (moves: number) => {
    const clock = stopped(0, '40/7200', laws);
    clock.setMoves(0, White, 40 - moves);
    clock.setTime(0, White, 720000, true);
    return clock;
  };

  test.each([
    [10, -120000],
    [5, -420000],
    [0, -420000],
  ])('with %i moves to go lets %i ms be taken', (moves, ms) => {
    expect(toGo(moves).addTime(0, White, ms)).toBeGreaterThan(0);
  });

  test.each([
    [10, -120001, 120000],
    [5, -420001, 420000],
    [13, -1, 0],
  ])('with %i moves to go refuses %i ms and says %i', (moves, ms, max) => {
    const clock = toGo(moves);
    expect([clock.addTime(0, White, ms), clock.max()]).toEqual([-Reason.Floor, max]);
  });

  test('says the lowest bank of setTime', () => {
    const clock = toGo(10);
    expect([clock.setTime(0, White, 599999), clock.max()]).toEqual([-Reason.Floor, 600000]);
  });

  test('says what both can give', () => {
    const clock = toGo(10);
    expect([clock.addTime(0, Whom.Both, -200000), clock.max()]).toEqual([-Reason.Floor, 120000]);
  });

  test('is lifted by force', () => {
    const clock = toGo(10);
    clock.addTime(0, White, -700000, true);
    expect(clock.at(0).white.bankMs).toBe(20000);
  });

  test('is not there before the start', () => {
    const clock = clockOf('40/7200', laws);
    clock.setTime(0, White, 1000);
    expect(clock.at(0).white.bankMs).toBe(1000);
  });

  test('is not there in 2023', () => {
    expect(stopped(0, '600').addTime(0, White, -599999)).toBeGreaterThan(0);
  });

  test('is forgotten by the answer to the next operation', () => {
    const clock = toGo(10);
    clock.addTime(0, White, -120001);
    clock.addTime(0, White, 1);
    expect(clock.max()).toBe(-1);
  });

  test('of `set` is that of the count it leaves', () => {
    const clock = stopped(0, '40/7200', laws);
    const set = (moves: number) =>
      clock.set(0, White, [
        [720000, moves, 1],
        [7200000, 30, 1],
      ]);
    expect([set(27), set(28) > 0]).toEqual([-Reason.Floor, true]);
  });
});

describe('setMoves', () => {
  test.each(['zero', 'zeroIfMoves'])('under %s changes no time', (advance) => {
    const clock = stopped(1000, `2/100:50@${advance}`);
    clock.setMoves(1000, White, 5);
    expect(clock.at(1000)).toMatchObject({ plies: 0, white: { bankMs: 99000, moves: 5, period: 1 } });
  });

  test('under moves adds the bases', () => {
    const clock = stopped(1000, '2/100+1:1/50+3:10+2@moves');
    clock.setMoves(1000, White, 2);
    expect(clock.at(1000).white).toMatchObject({ bankMs: 100000 + 50000 + 2000, period: 2, used: 1000 });
  });

  test('under moves withdraws them', () => {
    const clock = stopped(1000, '1/100:50@moves');
    clock.setMoves(1000, White, 1);
    clock.setMoves(1000, White, 0);
    expect(clock.at(1000).white).toMatchObject({ bankMs: 99000, period: 1, used: 1000 });
  });

  test.each([false, true])('under moves does not withdraw more than there is, force %s', (force) => {
    const clock = running('1/10:50@moves');
    clock.white(5000);
    clock.black(6000);
    clock.stop(56000);
    expect(clock.setMoves(56000, White, 0, force)).toBe(-Reason.Floor);
  });

  test('under moves leaves a running overtime', () => {
    const clock = stopped(15000, '10y3x30@moves');
    clock.setMoves(15000, White, 7);
    expect(clock.at(15000).white).toMatchObject({ moves: 7, overtime: { periods: 3, ms: 25000 } });
  });

  test.each(['moves', 'zeroIfMoves'])('of a flagged side with force passes the control under %s', (advance) => {
    const clock = stopped(15000, `2/10:50@${advance}`);
    clock.setMoves(15000, White, 2, true);
    expect(clock.at(15000)).toMatchObject({ first: -1, white: { bankMs: 45000, period: 2, used: 15000, ran: 15000 } });
  });

  test.each([-1, 1000])('of %i is refused', (moves) => {
    expect(stopped(0, '60').setMoves(0, White, moves)).toBe(-Reason.BadValue);
  });
});

describe('setPeriod', () => {
  test('leaves the bank, the bonus is the new one', () => {
    const clock = stopped(1000, '2/100+2:50+5@moves');
    clock.setPeriod(1000, White, 2);
    clock.resume(1000);
    clock.white(2000);
    expect(clock.at(2000).white).toMatchObject({ bankMs: 102000 - 2000 + 5000, period: 2, used: 2000 });
  });

  test.each([
    [1000, 4000],
    [6000, 0],
  ])("after %i ms changes a turn's delay by (new - old), not below 0", (at, delayMs) => {
    const clock = stopped(at, '2/60d8:30d5@moves');
    clock.setPeriod(at, White, 2);
    expect(clock.at(at).white.delayMs).toBe(delayMs);
  });

  test.each([0, 3, -1])('of %i is refused', (period) => {
    expect(stopped(0, '60:30@zero').setPeriod(0, White, period)).toBe(-Reason.BadValue);
  });

  test('never leaves a count-up below 0', () => {
    const clock = stopped(15000, '2/60:up@moves');
    clock.setPeriod(15000, White, 2);
    expect(clock.at(15000).white.bankMs).toBeLessThanOrEqual(0);
  });
});

describe('set', () => {
  test('puts a whole clock', () => {
    const clock = stopped(5000, '40/600:20/300@moves');
    clock.set(6000, Black, [
      [100000, 41, 2],
      [200000, 40, 2, 400000],
    ]);
    expect(clock.at(6000)).toMatchObject({
      side: Black,
      plies: 0,
      white: { bankMs: 100000, moves: 41, period: 2, target: 60, used: 5000, ran: 5000 },
      black: { bankMs: 200000, moves: 40, period: 2, used: 400000, ran: 0 },
    });
  });

  test('is all or nothing', () => {
    const clock = stopped(5000, '600');
    const before = clock.at(5000);
    expect(
      clock.set(5000, Black, [
        [100000, 1, 1],
        [100000, 1, 2],
      ]),
    ).toBe(-Reason.BadValue);
    expect(clock.at(5000)).toEqual(before);
  });

  test('of a flagged clock needs force', () => {
    const clock = stopped(15000, '10');
    const set = (force: boolean) =>
      clock.set(
        15000,
        White,
        [
          [5000, 1, 1],
          [6000, 1, 1],
        ],
        force,
      );
    expect([set(false), set(true) > 0]).toEqual([-Reason.Flagged, true]);
  });
});
