/** A clock that runs for something else than a move (§11.6). */
import { describe, expect, test } from 'vitest';
import { Flag, Op, Phase, Reason } from '../../firmware/core/types';
import { Black, type ControlText, type Options, running, stopped, White } from './kit';

/** White pressed at 1000; stopped at 2000 in Black's turn; White's clock runs since 3000. */
function errand(text: ControlText, options: Options = {}) {
  const clock = running(text, options);
  clock.white(1000);
  clock.stop(2000);
  clock.resume(3000, White);
  return clock;
}

describe('an errand', () => {
  test("ends with the side's press, without count and bonus", () => {
    const clock = errand('60+5');
    clock.white(5000);
    expect(clock.at(5000)).toMatchObject({
      phase: Phase.Running,
      side: Black,
      plies: 1,
      white: { bankMs: 62000 + 5000, moves: 1, ran: 3000 },
      black: { bankMs: 64000 },
    });
  });

  test('ends with a stop', () => {
    const clock = errand('60');
    clock.stop(5000);
    expect(clock.at(5000)).toMatchObject({ phase: Phase.Stopped, side: Black, white: { bankMs: 57000 } });
  });

  test('has no delay, and leaves the one of the next turn', () => {
    const clock = errand('60d5');
    expect(clock.at(4000).white).toMatchObject({ bankMs: 59000, delayMs: 0 });
    clock.white(5000);
    expect(clock.at(5000)).toMatchObject({ white: { bankMs: 58000, delayMs: 5000 }, black: { delayMs: 4000 } });
  });

  test('is no part of the turn for which Bronstein gives back', () => {
    const clock = errand('60b5', { prepaid: false });
    clock.white(6000);
    clock.black(6000);
    clock.white(7000);
    expect(clock.at(7000).white.bankMs).toBe(57000);
  });

  test('renews no period of byo-yomi', () => {
    const clock = errand('1y3x30');
    clock.white(5000);
    expect(clock.at(5000).white.overtime).toMatchObject({ periods: 3, ms: 28000 });
  });

  test("is not ended by the other side's press", () => {
    expect(errand('60').black(4000)).toBe(-Reason.WrongSide);
  });

  test('of the side on move is its turn', () => {
    const clock = running('60+5');
    clock.stop(1000);
    clock.resume(2000, White);
    clock.white(3000);
    expect(clock.at(3000)).toMatchObject({ plies: 1, white: { moves: 1, bankMs: 68000 } });
  });

  test('that freezes leaves the turn to whom it belongs', () => {
    const clock = errand('5', { freeze: true });
    expect(clock.at(9000)).toMatchObject({ phase: Phase.Stopped, side: Black, first: White });
  });

  test('with the flag in it gives the turn no delay back', () => {
    const clock = stopped(1000, '60d5');
    clock.operate(Op.Run, 1000, White);
    clock.white(61000);
    expect(clock.at(61000).white).toMatchObject({ flag: Flag.Final, delayMs: 0 });
    expect(clock.at(63000).white).toMatchObject({ delayMs: 0, overrun: 2000 });
  });

  test('does not begin on a frozen clock', () => {
    const clock = running('5', { freeze: true });
    expect(clock.operate(Op.Run, 6000, Black)).toBe(-Reason.Flagged);
    expect(clock.at(6000)).toMatchObject({ phase: Phase.Stopped, side: White });
  });
});
