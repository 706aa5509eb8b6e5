/** A log that says what no clock can have done: an error is shown and no time, until a new game is set up. */
import { describe, expect, it } from 'vitest';
import { checked, encode } from '../../firmware/core/record';
import { Op } from '../../firmware/core/types';
import { boardNames } from '../../sim/scenario/boards';
import { type Clock, clockOf, switchOn, wordAddresses, wordAt } from './clockKit';

const minuteMs = 60_000;
const setup = { op: 'setup', white: [[0, 60 * minuteMs, 1, 5000, 0, 0]] };
/** Numbers of a setup: lockout, contacts, profile, bits, session, lateAfter, advance, periods, six numbers, no others of Black. */
const setupAt = { profile: 2, periods: 7, base: 9, method: 10, blackPeriods: 14 };

/** A game before, then: start, two presses, a stop, an `addTime` of White, a resume, a press. */
function played(name: string): Clock {
  const clock = switchOn(name);
  clock.ask({ op: 'result', value: '1-0' });
  clock.ask({ ...setup, lockoutMs: 0 });
  const wait = (ms: number) => clock.board.advanceTo(clock.board.nowMs() + ms);
  const does = ['start', 'white', 'black', 'stop', 'addTime', 'resume', 'white'] as const;
  for (const what of does) {
    wait(40_000);
    if (what === 'white' || what === 'black') clock.press(what);
    else expect(clock.ask({ op: what, side: what === 'stop' ? undefined : 'white', ms: minuteMs }).refused).toBeNull();
  }
  wait(1000);
  return clock;
}

type Address = (clock: Clock) => number;

const opAt = (clock: Clock, address: number): Op => (wordAt(clock.board.flash, address) >> 16) & 63;

/** The last word of the log with this operation. */
const lastOf =
  (op: Op): Address =>
  (clock) =>
    wordAddresses(clock.board.flash).findLast((address) => opAt(clock, address) === op) as number;

/** The last press but one. */
const pressBefore: Address = (clock) =>
  wordAddresses(clock.board.flash)
    .filter((address) => opAt(clock, address) === Op.Press)
    .at(-2) as number;

/** The word that ends this number of the last setup. */
const numberOf =
  (number: number): Address =>
  (clock) => {
    const setupAddress = lastOf(Op.Setup)(clock);
    const count = wordAt(clock.board.flash, setupAddress) & 0x7fff;
    const words = Array.from({ length: count }, (_, i) => setupAddress - 4 * (count - i));
    return words.filter((address) => opAt(clock, address) === Op.Arg)[number] as number;
  };

/** Puts another word in its place, with valid check bits. */
function forge(clock: Clock, address: number, word: number): void {
  new DataView(clock.board.flash.bytes.buffer).setUint32(address, checked(word), true);
}

const again = (clock: Clock, name: string): Clock => {
  clock.board.cutPower();
  return clockOf(clock.board.bootAgain(clock.board.nowMs() + 1000), name);
};

type Damage = (clock: Clock) => void;

/** A word is another one, and the one before it too where that is given. */
const wordIs =
  (place: Address, word: number, before?: number): Damage =>
  (clock) => {
    const address = place(clock);
    forge(clock, address, word);
    if (before !== undefined) forge(clock, address - 4, before);
  };

const setupSays = (number: number, value: number): Damage => wordIs(numberOf(number), encode(Op.Arg, 0, value));

/** A bit of a word is another one. */
const bitOf =
  (place: Address): Damage =>
  (clock) => {
    const byte = place(clock) + 2;
    clock.board.flash.bytes[byte] = (clock.board.flash.bytes[byte] as number) ^ 4;
  };

const damages: Record<string, Damage> = {
  'rules that there are not': setupSays(setupAt.profile, 77),
  'no period': setupSays(setupAt.periods, 0),
  'sixty thousand periods': setupSays(setupAt.periods, 60_000),
  'a time without end': wordIs(numberOf(setupAt.base), encode(Op.Arg, 0, 0xfff0), encode(Op.High, 0, 0xffff)),
  'a method that there is not': setupSays(setupAt.method, 40),
  'periods of Black that are not there': setupSays(setupAt.blackPeriods, 3),
  'a setup of which a bit is another one': bitOf(lastOf(Op.Setup)),
  'a time of the setup of which a bit is another one': bitOf(numberOf(setupAt.base)),
  'a press of which a bit is another one': bitOf(pressBefore),
  'a time of which a bit is another one': bitOf((clock) => lastOf(Op.Stop)(clock) - 4),
  'a stop whose time is long before the press that it follows': wordIs(
    (clock) => lastOf(Op.Stop)(clock) - 4,
    encode(Op.Time, 0, 0),
    encode(Op.High, 0, 0),
  ),
  'a rewind to a record that there is not': wordIs(lastOf(Op.Resume), encode(Op.Rewind, 0, 0x3ff0)),
  'an illegal move of a press that there is not': wordIs(lastOf(Op.AddTime), encode(Op.Illegal, 0, 0)),
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
    damage(clock);
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
