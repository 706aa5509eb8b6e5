/** Each method against the slowest arithmetic that says the same: one side's thinks, the other answers in no time. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Flag } from '../../firmware/core/types';
import { Black, type Options, running, type Seen, White } from './kit';

/** What is left after a think, as one number; null: the flag fell. */
type Model = (thinkMs: number) => number | null;

const fischer = (baseMs: number, bonusMs: number): Model => {
  let bank = baseMs;
  return (ms) => {
    if (ms >= bank) return null;
    bank += bonusMs - ms;
    return bank;
  };
};

const delay = (baseMs: number, delayMs: number): Model => {
  let bank = baseMs;
  return (ms) => {
    if (ms >= bank + delayMs) return null;
    bank -= Math.max(0, ms - delayMs);
    return bank;
  };
};

const giveBack = (baseMs: number, delayMs: number): Model => {
  let bank = baseMs;
  return (ms) => {
    if (ms >= bank) return null;
    bank += Math.min(ms, delayMs) - ms;
    return bank;
  };
};

/** Bank and whole periods together. */
const byoyomi = (baseMs: number, periods: number, perMs: number): Model => {
  let bank = baseMs;
  let left = periods;
  return (ms) => {
    const over = Math.max(0, ms - bank);
    bank = Math.max(0, bank - ms);
    left -= Math.floor(over / perMs);
    return left > 0 ? bank + left * perMs : null;
  };
};

/** Bank and block together. */
const canadian = (baseMs: number, moves: number, perMs: number): Model => {
  let bank = baseMs;
  let block = perMs;
  let made = 0;
  return (ms) => {
    const inBank = ms < bank;
    block -= Math.max(0, ms - bank);
    bank = Math.max(0, bank - ms);
    if (block <= 0) return null;
    if (!inBank && ++made === moves) {
      made = 0;
      block = perMs;
    }
    return bank + block;
  };
};

const gong =
  (baseMs: number): Model =>
  (ms) =>
    ms < baseMs ? baseMs : null;

const bank = ({ white }: Seen): number => white.bankMs;

const methods: [text: string, options: Options, model: () => Model, left: (seen: Seen) => number][] = [
  ['60', {}, () => fischer(60000, 0), bank],
  ['60+5', {}, () => fischer(65000, 5000), bank],
  ['60+5', { prepaid: false }, () => fischer(60000, 5000), bank],
  ['60d5', {}, () => delay(60000, 5000), bank],
  ['60b5', {}, () => delay(60000, 5000), bank],
  ['60b5', { prepaid: false }, () => giveBack(60000, 5000), bank],
  [
    '20y4x7',
    {},
    () => byoyomi(20000, 4, 7000),
    ({ white }) => white.bankMs + (white.overtime ? white.overtime.periods * white.overtime.ms : 28000),
  ],
  [
    '20c3/15',
    {},
    () => canadian(20000, 3, 15000),
    ({ white }) => white.bankMs + (white.overtime ? white.overtime.ms : 15000),
  ],
  ['g12', {}, () => gong(12000), bank],
];

const thinks = fc.array(
  fc.oneof(fc.integer({ min: 0, max: 15000 }), fc.constantFrom(0, 1, 4999, 5000, 5001, 6999, 7000, 7001, 11999, 12000)),
  { minLength: 1, maxLength: 60 },
);

test.each(methods)('%s %j', (text, options, model, left) => {
  fc.assert(
    fc.property(thinks, (list) => {
      const clock = running({ white: text, black: 'up' }, options);
      const expected = model();
      let at = 0;
      for (const ms of list) {
        at += ms;
        const rest = expected(ms);
        if (rest === null) {
          expect(clock.at(at).white.flag).toBe(Flag.Final);
          return;
        }
        clock.press(White, at);
        clock.press(Black, at);
        const now = clock.at(at);
        expect([left(now), now.white.flag]).toEqual([rest, Flag.None]);
      }
    }),
  );
});

test('hourglass', () => {
  fc.assert(
    fc.property(thinks, (list) => {
      const clock = running('*60');
      const banks = [60000, 60000];
      let at = 0;
      for (const [i, ms] of list.entries()) {
        const mover = i % 2;
        const used = Math.min(ms, banks[mover] as number);
        at += ms;
        banks[mover] = (banks[mover] as number) - used;
        banks[1 - mover] = (banks[1 - mover] as number) + used;
        clock.press(mover ? Black : White, at);
        const now = clock.at(at);
        expect([now.white.bankMs, now.black.bankMs]).toEqual(banks);
        if (banks[mover] === 0) return;
      }
    }),
  );
});
