/** A log that says what no clock can have done: an error is shown and no time, until a new game is set up. */
import { describe, expect, it } from 'vitest';
import { encode } from '../../firmware/core/record';
import { Op } from '../../firmware/core/types';
import { boardNames } from '../../sim/scenario/boards';
import { atOf, type Clock, clockOf, recordAddresses, switchOn } from './clockKit';

const minuteMs = 60_000;
const setup = { op: 'setup', white: [[0, 60 * minuteMs, 1, 5000, 0, 0]] };
/** Records of a setup: lockout, contacts, profile, bits, session, lateAfter, advance, periods, six numbers, no others of Black. */
const setupAt = { profile: 2, periods: 7, base: 9, method: 10, blackPeriods: 14, word: 15 };

/** A game before, then: start, two presses, a stop, an `addTime` of White, a resume, a press. */
function played(name: string): Clock {
  const clock = switchOn(name);
  clock.ask({ op: 'result', value: '1-0' });
  clock.ask({ ...setup, lockoutMs: 0 });
  const wait = (ms: number) => clock.board.advanceTo(clock.board.nowMs() + ms);
  const does = ['start', 'white', 'black', 'stop', 'addTime', 'resume', 'white'] as const;
  for (const what of does) {
    wait(10_000);
    if (what === 'white' || what === 'black') clock.press(what);
    else expect(clock.ask({ op: what, side: what === 'stop' ? undefined : 'white', ms: 60_000 }).refused).toBeNull();
  }
  wait(1000);
  return clock;
}

/** Records of the played game from its last one back, 0 the press. */
const fromEnd = { press: 0, resume: 1, addTime: 2, amount: 3, stop: 4, blackPress: 5 };

/** Puts other words in a record's place. */
function forge(clock: Clock, address: number, atMs: number, word: number): void {
  const view = new DataView(clock.board.flash.bytes.buffer);
  view.setUint32(address, atMs, true);
  view.setUint32(address + 4, word, true);
}

const again = (clock: Clock, name: string): Clock => {
  clock.board.cutPower();
  return clockOf(clock.board.bootAgain(clock.board.nowMs() + 1000), name);
};

type Damage = (clock: Clock, addresses: readonly number[]) => void;

/** An argument record of the setup says something else, with valid check bits. */
const setupSays =
  (record: number, value: number): Damage =>
  (clock, addresses) => {
    const first = addresses.length - 8 - setupAt.word - 1;
    forge(clock, addresses[first + record] as number, value, encode(value, Op.Arg, 0, 0));
  };

/** A record of the game is another one of the same time. */
const recordIs =
  (record: number, op: Op, side: number, arg: number, movedMs = 0): Damage =>
  (clock, addresses) => {
    const address = addresses.at(-1 - record) as number;
    const atMs = atOf(clock.board.flash, address) + movedMs;
    forge(clock, address, atMs, encode(atMs, op, side, arg));
  };

/** A bit of a record is another one. */
const bitOf =
  (place: (addresses: readonly number[]) => number | undefined): Damage =>
  (clock, addresses) => {
    const byte = (place(addresses) as number) + 2;
    clock.board.flash.bytes[byte] = (clock.board.flash.bytes[byte] as number) ^ 4;
  };

const damages: Record<string, Damage> = {
  'rules that there are not': setupSays(setupAt.profile, 77),
  'no period': setupSays(setupAt.periods, 0),
  'four thousand million periods': setupSays(setupAt.periods, 4e9),
  'a time without end': setupSays(setupAt.base, 0xffff_fff0),
  'a method that there is not': setupSays(setupAt.method, 40),
  'periods of Black that are not there': setupSays(setupAt.blackPeriods, 3),
  'a setup of which a bit is another one': bitOf((addresses) => addresses.at(-9)),
  'a time of the setup of which a bit is another one': bitOf((addresses) =>
    addresses.at(-9 - setupAt.word + setupAt.base),
  ),
  'a press of which a bit is another one': bitOf((addresses) => addresses.at(-1 - fromEnd.blackPress)),
  'a stop whose time is long before the press that it follows': recordIs(fromEnd.stop, Op.Stop, 2, 0, -40 * minuteMs),
  'a rewind to a record that there is not': recordIs(fromEnd.resume, Op.Rewind, 0, 0x3ff0),
  'an illegal move of a press that there is not': recordIs(fromEnd.addTime, Op.Illegal, 0, 0),
};

/** No digits, and nothing that a player does changes it. */
function isError(clock: Clock, what: string): void {
  const error = {
    phase: 'over',
    result: null,
    screen: { left: '-:--', right: '-:--', signs: ['error'], lines: null },
  };
  expect(clock.state(), what).toMatchObject({ ...error, white: { shown: '-:--' }, black: { shown: '-:--' } });
  for (const side of ['white', 'black'] as const) {
    clock.press(side);
    expect(clock.state(), what).toMatchObject({ ...error, refused: 'over' });
  }
  expect(clock.ask({ op: 'resume' }).refused).toBe('over');
  clock.board.advanceTo(clock.board.nowMs() + 10 * minuteMs);
  expect(clock.state(), what).toMatchObject(error);
  expect(clock.board.errors, what).toEqual([]);
}

describe.each(boardNames)('%s', (name) => {
  const damaged = (damage: Damage): Clock => {
    const clock = played(name);
    damage(clock, recordAddresses(clock.board.flash));
    return again(clock, name);
  };

  it('shows the times of a log that is whole', () => {
    expect(damaged(() => {}).state()).toMatchObject({
      phase: 'stopped',
      plies: 3,
      restored: true,
      screen: { left: expect.stringMatching(/^[\d:]+$/) },
    });
  });

  it.each(Object.entries(damages))('shows an error for %s', (what, damage) => {
    const clock = damaged(damage);
    isError(clock, what);
    isError(again(clock, name), what);
  });

  it('is not talked out of it', () => {
    const clock = damaged(damages['a press of which a bit is another one'] as Damage);
    expect(clock.ask({ op: 'undo' }).refused).toBe('nothing');
    clock.ask({ op: 'result', value: '1-0' });
    clock.board.failAt(3, 'exception');
    clock.board.send(JSON.stringify({ code: '0000', op: 'state' }));
    expect(clock.board.failNot()).toBe(false);
    clock.board.advanceTo(clock.board.nowMs() + 5000);
    clock.board.errors.length = 0;
    expect(clock.state().screen).toMatchObject({ left: '-:--', signs: ['error'] });
    expect(clock.ask({ op: 'reset' }).refused).toBeNull();
    expect(clock.ask({ op: 'undoReset' }).refused).toBe('nothing');
  });

  it.each([
    ['a reset', { op: 'reset' }],
    ['a setup', setup],
  ])('is a clock again after %s, also when it is switched off and on', (_, line) => {
    for (const damage of [damages['no period'], damages['a press of which a bit is another one']]) {
      const clock = damaged(damage as Damage);
      expect(clock.ask(line).refused).toBeNull();
      expect(clock.state()).toMatchObject({ phase: 'ready', plies: 0 });
      clock.ask({ op: 'start' });
      clock.board.advanceTo(clock.board.nowMs() + 2000);
      clock.press('white');
      expect(again(clock, name).state()).toMatchObject({
        phase: 'stopped',
        plies: 1,
        restored: true,
        screen: { left: expect.stringMatching(/^[\d:]+$/) },
      });
    }
  });
});
