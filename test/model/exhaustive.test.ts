/**
 * The firmware against the slow clock of this folder on every sequence of letters, for small controls of every method.
 * ZEITNOT_DEPTH=7 plays the large alphabet to that length; that takes minutes.
 */
import { afterAll, expect, test } from 'vitest';
import { bankWay } from '../../firmware/core/method';
import type { Options, Text } from './firmware';
import { compareAll, type Letter } from './sequences';

const unpaid: Options = { prepaid: false };
const frozen: Options = { freeze: true };

const cases: [Text, Options][] = [
  ['0.004', {}],
  ['0.004', frozen],
  ['0.003+0.002', {}],
  ['0.003+0.002', unpaid],
  ['0+0.003', {}],
  ['0.003d0.002', {}],
  ['0d0.003', frozen],
  ['0.003b0.002', {}],
  ['0.003b0.002', unpaid],
  ['0.003y2x0.002', {}],
  ['0y3x0.002', frozen],
  ['0.003c2/0.004', {}],
  ['0c2/0.004', {}],
  ['*0.004', {}],
  ['*0.004', frozen],
  ['g0.004', {}],
  ['up', {}],
  ['0.003:0.004@zero', {}],
  ['0.003:0.002:0.003@zero', {}],
  ['2/0.004:0.003@moves', {}],
  ['1/0.003:1/0.002:0.003@moves', {}],
  ['1/0.004:0.003@zeroIfMoves', {}],
  ['1/0.003@moves', {}],
  ['1/0.003@zero', {}],
  ['1/0.003@zeroIfMoves', {}],
  ['2/0.003+0.001@moves', frozen],
  ['0.003+0.002:0.004+0.001@zero', {}],
  ['0.003+0.002:0.004+0.001@zero', unpaid],
  ['0.003+0.003:0.001@zero', {}],
  ['1/0.003+0.002:0.004@moves', {}],
  ['1/0.003+0.002:0.004@moves', unpaid],
  ['1/0.003d0.002:0.004d0.001@zeroIfMoves', {}],
  ['1/0.003d0.001:0.004d0.002@moves', {}],
  ['0.003d0.001:0.003d0.003@zero', {}],
  ['0.003b0.002:0.004b0.001@zero', {}],
  // The bonus that is gone takes more than the base gives: the delay runs over a bank below 0.
  ['0.001+0.003:0.001d0.004@zero', {}],
  ['0.001+0.003:0.001b0.004:0.002@zero', {}],
  ['0.001+0.005:0.001d0.004:0.003@zero', {}],
  ['0.001+0.006:0.001d0.003:0.004@zero', {}],
  ['1/0.003b0.001:0.004b0.002@zero', unpaid],
  ['1/0.003b0.001:0.004b0.002@zeroIfMoves', unpaid],
  ['0.003:0.002c2/0.003@zero', {}],
  ['1/0.003:0y2x0.002@moves', {}],
  ['1/0.003:0.002y2x0.002@zeroIfMoves', {}],
  ['1/0.004:*0.003@moves', {}],
  ['1/0.004:g0.003@moves', {}],
  ['1/0.004+0.003:g0.002@moves', {}],
  ['1/0.004:up@moves', {}],
  [{ white: '0.003+0.002', black: '0.005' }, {}],
  [{ white: '0.003:0.002@zero', black: '0.005' }, {}],
  // What an hourglass gives to the other methods.
  [{ white: 'up', black: '*0.004' }, {}],
  [{ white: '*0.004', black: '0.003+0.002' }, {}],
  [{ white: '*0.004', black: '0.003d0.002' }, {}],
  [{ white: '*0.003', black: '0.003b0.002' }, unpaid],
  [{ white: '*0.004', black: '0.002y2x0.002' }, {}],
  [{ white: '*0.004', black: '0.002c2/0.004' }, {}],
  [{ white: '*0.004', black: 'g0.003' }, {}],
  [{ white: '2/0.003:*0.003@moves', black: '1/0.003:up@moves' }, {}],
];

/** What a game is: presses, stops, waits, looked at or not. */
const small: readonly Letter[] = ['p', 't', 1, '.3'];
/** With presses of the wrong side, what is refused, and errands. */
const large: readonly Letter[] = ['w', 'b', 's', 'r', 'W', 'B', 2, '.3'];
const largeDepth = Number(process.env.ZEITNOT_DEPTH ?? 4);

let count = 0;

afterAll(() => console.log(`${count} sequences compared`));

function compare(text: Text, options: Options, alphabet: readonly Letter[], depth: number, started?: boolean): void {
  const found = compareAll(text, options, alphabet, depth, started);
  count += found.count;
  if (found.difference) {
    const { letters, firmware, contract } = found.difference;
    expect([letters, firmware]).toEqual([letters, contract]);
  }
}

test.each(cases)('%j %j: seven letters of a game', (text, options) => compare(text, options, small, 7));

test.each(cases)(
  '%j %j: what is refused, and errands',
  (text, options) => compare(text, options, large, largeDepth),
  1e7,
);

test('before the start', () => compare('0.003+0.002', {}, large, 4, false));

test('a ms that is not charged is found', () => {
  const { spend_ } = bankWay;
  bankWay.spend_ = (m, ms) => spend_(m, ms > 1 ? ms - 1 : ms);
  try {
    expect(compareAll('0.004', {}, small, 3).difference?.letters).toEqual([1, 1]);
  } finally {
    bankWay.spend_ = spend_;
  }
});
