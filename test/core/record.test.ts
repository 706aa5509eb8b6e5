import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWhole, opOf, wordAt } from '../../firmware/core/read';
import { encode } from '../../firmware/core/record';
import { Op } from '../../firmware/core/types';

const at = fc.integer({ min: 0, max: 0xffffffff });
const op = fc.integer({ min: Op.Arg, max: 63 }) as fc.Arbitrary<Op>;
const side = fc.integer({ min: 0, max: 3 });
const arg = fc.integer({ min: 0, max: 0xffff });
const record = fc.tuple(at, op, side, arg);

describe('a record', () => {
  test('gives back what was written', () => {
    fc.assert(
      fc.property(record, ([atMs, op, side, arg]) => {
        const word = encode(atMs, op, side, arg);
        expect([opOf(word), (word >> 22) & 3, word & 0xffff]).toEqual([op, side, arg]);
      }),
    );
  });

  test('is a word of 32 bits', () => {
    fc.assert(
      fc.property(record, (fields) => {
        const word = encode(...fields);
        expect(word >>> 0).toBe(word);
      }),
    );
  });

  test('is whole', () => {
    fc.assert(fc.property(record, (fields) => isWhole(fields[0], encode(...fields))));
  });

  test('is never erased flash', () => {
    fc.assert(fc.property(record, (fields) => encode(...fields) < 0xfb000000));
    expect(isWhole(0xffffffff, 0xffffffff)).toBe(false);
  });

  test('is not whole with one bit of its word flipped', () => {
    fc.assert(
      fc.property(record, fc.integer({ min: 0, max: 31 }), (fields, bit) => {
        const word = encode(...fields);
        expect(isWhole(fields[0], (word ^ (1 << bit)) >>> 0)).toBe(false);
      }),
    );
  });

  test('is not whole with one bit of its time flipped', () => {
    fc.assert(
      fc.property(record, fc.integer({ min: 0, max: 31 }), (fields, bit) => {
        expect(isWhole((fields[0] ^ (1 << bit)) >>> 0, encode(...fields))).toBe(false);
      }),
    );
  });

  test('is not whole when only its first word was written', () => {
    fc.assert(fc.property(at, (atMs) => !isWhole(atMs, 0xffffffff)));
  });
});

test('records lie in pieces', () => {
  const log = {
    pieces_: [
      [10, 11, 20, 21],
      [30, 31],
    ],
    perPiece_: 2,
    count_: 3,
  };
  expect([0, 1, 2].map((i) => [wordAt(log, i, 0), wordAt(log, i, 1)])).toEqual([
    [10, 11],
    [20, 21],
    [30, 31],
  ]);
});
