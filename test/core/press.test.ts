import { describe, expect, test } from 'vitest';
import { Flag, Phase, Reason } from '../../firmware/core/types';
import { Black, bytes, clockOf, running, stopped, White } from './kit';

describe('start', () => {
  test('White runs', () => {
    expect(running('60').at(1000)).toMatchObject({ side: White, white: { bankMs: 59000 }, black: { bankMs: 60000 } });
  });

  test('Black runs when it is said', () => {
    const clock = clockOf('60');
    clock.start(0, Black);
    expect(clock.at(1000)).toMatchObject({ side: Black, white: { bankMs: 60000 }, black: { bankMs: 59000 } });
  });

  test("Black's press starts White, without count and bonus", () => {
    const clock = clockOf('60+5');
    clock.black(0);
    expect(clock.at(1000)).toMatchObject({ side: White, plies: 0, black: { bankMs: 65000, moves: 0, arrivedAt: 0 } });
  });

  test("White's press starts nothing", () => {
    const clock = clockOf('60');
    const before = bytes(clock.game.state_);
    expect(clock.white(0)).toBe(-Reason.Ready);
    expect(bytes(clock.game.state_)).toBe(before);
  });
});

describe('a press', () => {
  test('charges the time that was used', () => {
    const clock = running('60');
    clock.white(1234);
    expect(clock.at(1234).white).toMatchObject({ bankMs: 58766, used: 1234, ran: 1234 });
  });

  test('is charged to its own ms when it is served later', () => {
    const clock = running('60');
    clock.white(1234);
    expect(clock.at(9000)).toMatchObject({ white: { bankMs: 58766 }, black: { bankMs: 52234 } });
  });

  test('adds the increment', () => {
    const clock = running('60+5');
    clock.white(1000);
    expect(clock.at(1000).white.bankMs).toBe(69000);
  });

  test('adds the increment without prepaid', () => {
    const clock = running('60+5', { prepaid: false });
    clock.white(1000);
    expect(clock.at(1000).white.bankMs).toBe(64000);
  });

  test('counts a move and a ply', () => {
    const clock = running('60');
    clock.white(0);
    clock.black(0);
    clock.white(0);
    expect(clock.at(0)).toMatchObject({ plies: 3, white: { moves: 2 }, black: { moves: 1 } });
  });

  test('is the first sign of the player', () => {
    const clock = running('60');
    clock.white(1000);
    clock.black(2000);
    clock.white(3000);
    expect(clock.at(3000)).toMatchObject({ white: { arrivedAt: 1000 }, black: { arrivedAt: 2000 } });
  });

  test('of the wrong side changes no byte, a hundred times', () => {
    const clock = running('60+5');
    clock.white(1000);
    const before = bytes(clock.game.state_);
    for (let i = 1; i <= 100; i++) expect(clock.white(1000 + i)).toBe(-Reason.WrongSide);
    expect(bytes(clock.game.state_)).toBe(before);
  });

  test('while stopped changes no byte', () => {
    const clock = stopped(1000, '60');
    const before = bytes(clock.game.state_);
    expect([clock.white(2000), clock.black(3000)]).toEqual([-Reason.Stopped, -Reason.Stopped]);
    expect(bytes(clock.game.state_)).toBe(before);
  });

  test('gains or loses nothing in 10,000 moves', () => {
    const clock = running('36000');
    for (let i = 1; i <= 10000; i++) clock.press(i % 2 ? White : Black, i * 7);
    expect(clock.at(70000)).toMatchObject({ white: { bankMs: 35965000 }, black: { bankMs: 35965000 } });
  });
});

describe('the flag', () => {
  test('has not fallen with 1 ms left', () => {
    const clock = running('60');
    clock.white(59999);
    expect(clock.at(59999).white).toMatchObject({ bankMs: 1, flag: Flag.None, moves: 1 });
  });

  test('falls at the very ms', () => {
    expect(running('60').at(60000).white).toMatchObject({ bankMs: 0, flag: Flag.Final, flagAt: 60000 });
  });

  test('falls at its ms however late it is seen', () => {
    expect(running('60').at(99999).white).toMatchObject({ flagAt: 60000, overrun: 39999 });
  });

  test('comes before a press of the same ms', () => {
    const clock = running('60');
    clock.white(60000);
    expect(clock.at(60000)).toMatchObject({ side: Black, plies: 0, white: { moves: 0, lateMoves: 1, overrun: 0 } });
  });

  test('gives no bonus any more', () => {
    const clock = running('60+5');
    clock.white(66000);
    expect(clock.at(66000).white).toMatchObject({ bankMs: 0, used: 65000, ran: 66000, overrun: 1000 });
  });

  test('leaves the other side as it is', () => {
    const clock = running('60+5');
    clock.white(66000);
    clock.black(70000);
    expect(clock.at(70000)).toMatchObject({ side: White, plies: 1, black: { bankMs: 66000, moves: 1 } });
  });

  test('is latched: who was first', () => {
    const clock = running('10');
    clock.white(11000);
    expect(clock.at(30000)).toMatchObject({ first: White, black: { flag: Flag.Final, flagAt: 21000 } });
  });

  test('freezes the clock where that is asked for', () => {
    const clock = running('60', { freeze: true });
    expect(clock.white(70000)).toBe(-Reason.Stopped);
    expect(clock.at(80000)).toMatchObject({ phase: Phase.Stopped, side: White, white: { overrun: 0, lateMoves: 0 } });
  });

  test('comes before a stop of the same ms', () => {
    const clock = running('60', { freeze: true });
    expect(clock.stop(60000)).toBe(-Reason.NotRunning);
  });
});

test('state read twice is equal', () => {
  const clock = running('60+5');
  clock.white(1000);
  expect(clock.at(5000)).toEqual(clock.at(5000));
});

test('what was read is not changed by what comes', () => {
  const clock = running('10');
  const before = clock.at(1000);
  const text = JSON.stringify(before);
  clock.at(20000);
  expect(JSON.stringify(before)).toBe(text);
});
