import { describe, expect, test } from 'vitest';
import { Flag } from '../../firmware/core/types';
import { running, stopped, White } from './kit';

describe('US delay', () => {
  test('runs down before the bank', () => {
    expect(running('60d5').at(3000).white).toMatchObject({ bankMs: 60000, delayMs: 2000, used: 0, ran: 3000 });
  });

  test('leaves the bank when the move took no longer', () => {
    const clock = running('60d5');
    clock.white(5000);
    expect(clock.at(5000).white).toMatchObject({ bankMs: 60000, delayMs: 5000 });
  });

  test('is not saved', () => {
    const clock = running('60d5');
    clock.white(1000);
    clock.black(1000);
    clock.white(8000);
    expect(clock.at(8000).white.bankMs).toBe(58000);
  });

  test('stays used over a stop', () => {
    const clock = stopped(3000, '60d5');
    clock.resume(9000);
    clock.white(12000);
    expect(clock.at(12000).white).toMatchObject({ bankMs: 59000, ran: 6000 });
  });

  test('and bank are used up at the flag', () => {
    const clock = running('10d5');
    expect(clock.at(14999).white.flag).toBe(Flag.None);
    expect(clock.at(15000).white).toMatchObject({ flag: Flag.Final, flagAt: 15000, used: 10000, ran: 15000 });
  });

  test('is not given to a flagged side', () => {
    const clock = running('10d5');
    clock.white(16000);
    clock.black(17000);
    expect(clock.at(18000).white).toMatchObject({ delayMs: 0, overrun: 2000 });
  });
});

describe('Bronstein', () => {
  test('ends as US delay does', () => {
    const [delay, bronstein] = [running('60d5'), running('60b5')];
    for (const clock of [delay, bronstein]) {
      for (const at of [3000, 20000, 45000]) {
        clock.white(at);
        clock.black(at + 1000);
      }
    }
    expect(bronstein.at(50000)).toEqual(delay.at(50000));
  });

  test('not prepaid gives back what was used', () => {
    const clock = running('60b5', { prepaid: false });
    clock.white(3000);
    expect(clock.at(3000).white).toMatchObject({ bankMs: 60000, delayMs: 0, used: 3000 });
  });

  test('not prepaid gives back the delay at most', () => {
    const clock = running('60b5', { prepaid: false });
    clock.white(8000);
    expect(clock.at(8000).white.bankMs).toBe(57000);
  });

  test('not prepaid gives back what was used before a stop too', () => {
    const clock = stopped(2000, '60b5', { prepaid: false });
    clock.resume(5000);
    clock.white(6000);
    expect(clock.at(6000).white.bankMs).toBe(60000);
  });

  test('not prepaid gives back what was used before a control too', () => {
    const clock = running('10b5:30b5@zero', { prepaid: false });
    clock.white(11000);
    expect(clock.at(11000).white.bankMs).toBe(29000 + 5000);
  });

  test('not prepaid loses with an empty bank', () => {
    expect(running('10b5', { prepaid: false }).at(10000).white.flag).toBe(Flag.Final);
  });
});

describe('byo-yomi', () => {
  test('is entered without cost', () => {
    expect(running('20y3x30').at(20000).white).toMatchObject({ bankMs: 0, overtime: { periods: 3, ms: 30000 } });
  });

  test('is not entered with 1 ms of the bank left', () => {
    expect(running('20y3x30').at(19999).white.overtime).toBeNull();
  });

  test('loses a period at its very ms', () => {
    const clock = running('20y3x30');
    expect(clock.at(49999).white.overtime).toMatchObject({ periods: 3, ms: 1 });
    expect(clock.at(50000).white.overtime).toMatchObject({ periods: 2, ms: 30000 });
  });

  test('restores the running period at a press', () => {
    const clock = running('20y3x30');
    clock.white(55000);
    expect(clock.at(55000).white.overtime).toMatchObject({ periods: 2, ms: 30000 });
  });

  test('flags with the last period', () => {
    const clock = running('20y3x30');
    expect(clock.at(109999).white.flag).toBe(Flag.None);
    expect(clock.at(110000).white).toMatchObject({ flag: Flag.Final, flagAt: 110000, used: 20000, ran: 110000 });
  });

  test('without base is there from the start', () => {
    const { white, black } = running('y3x30').at(0);
    expect([white.overtime?.periods, black.overtime?.periods]).toEqual([3, 3]);
  });

  test('has its period whole behind time that was given', () => {
    const clock = stopped(35000, '20y3x30');
    clock.addTime(35000, White, 5000);
    expect(clock.at(35000).white).toMatchObject({ bankMs: 5000, overtime: { periods: 3, ms: 30000 } });
  });
});

describe('Canadian', () => {
  test('counts the move under way as the first', () => {
    const clock = running('20c3/30');
    clock.white(22000);
    expect(clock.at(22000).white.overtime).toMatchObject({ ms: 28000, moves: 1 });
  });

  test('does not count a move that ended with time in the bank', () => {
    const clock = running('20c3/30');
    clock.white(19999);
    expect(clock.at(19999).white.overtime).toBeNull();
  });

  test('renews block and count with the N-th press', () => {
    const clock = running('20c2/30');
    clock.white(22000);
    clock.black(22000);
    clock.white(30000);
    expect(clock.at(30000).white.overtime).toMatchObject({ ms: 30000, moves: 0 });
  });

  test('flags when the block is used up', () => {
    const clock = running('20c3/30');
    clock.white(22000);
    clock.black(22000);
    expect(clock.at(50000).white).toMatchObject({ flag: Flag.Final, flagAt: 50000 });
  });
});

describe('hourglass', () => {
  test('gives the other what the running side uses', () => {
    expect(running('*60').at(10000)).toMatchObject({ white: { bankMs: 50000 }, black: { bankMs: 70000, used: 0 } });
  });

  test('ends with 0 and the sum, then nothing flows', () => {
    expect(running('*60').at(70000)).toMatchObject({ white: { bankMs: 0, overrun: 10000 }, black: { bankMs: 120000 } });
  });

  test('gives nothing to a flagged side', () => {
    const clock = running('*60');
    clock.white(70000);
    expect(clock.at(80000)).toMatchObject({ white: { bankMs: 0 }, black: { bankMs: 110000 } });
  });
});

describe('gong', () => {
  test('carries nothing over', () => {
    const clock = running('g10');
    clock.white(3000);
    expect(clock.at(3000).white).toMatchObject({ bankMs: 10000, used: 3000, ran: 3000 });
  });

  test('flags at its time', () => {
    expect(running('g10').at(10000).white).toMatchObject({ flag: Flag.Final, flagAt: 10000 });
  });
});

describe('count-up', () => {
  test('counts', () => {
    const clock = running('up');
    clock.white(5000);
    expect(clock.at(7000)).toMatchObject({ white: { used: 5000, ran: 5000 }, black: { used: 2000, ran: 2000 } });
  });

  test('never flags', () => {
    expect(running('up').at(4e8)).toMatchObject({ first: -1, white: { flag: Flag.None, ran: 4e8 } });
  });
});
