import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWhole, numbersIn, opOf } from '../../firmware/core/read';
import { append, checked, encode, Unknown, type Writing, writeTime } from '../../firmware/core/record';
import { Op } from '../../firmware/core/types';

const op = fc.integer({ min: Op.Arg, max: 63 }) as fc.Arbitrary<Op>;
const side = fc.integer({ min: 0, max: 3 });
const arg = fc.integer({ min: 0, max: 0xffff });
const fields = fc.tuple(op, side, arg);

describe('a word', () => {
  test('gives back what was written', () => {
    fc.assert(
      fc.property(fields, ([op, side, arg]) => {
        const word = checked(encode(op, side, arg));
        expect([opOf(word), (word >> 22) & 3, word & 0xffff]).toEqual([op, side, arg]);
      }),
    );
  });

  test('has 32 bits, and is whole', () => {
    fc.assert(
      fc.property(fields, (fields) => {
        const word = checked(encode(...fields));
        expect(word >>> 0).toBe(word);
        expect(isWhole(word)).toBe(true);
      }),
    );
  });

  test('is never erased flash', () => {
    fc.assert(fc.property(fields, (fields) => checked(encode(...fields)) < 0xfb000000));
    expect(isWhole(0xffffffff)).toBe(false);
  });

  test('is not whole with one bit flipped', () => {
    fc.assert(
      fc.property(fields, fc.integer({ min: 0, max: 31 }), (fields, bit) => {
        expect(isWhole((checked(encode(...fields)) ^ (1 << bit)) >>> 0)).toBe(false);
      }),
    );
  });

  test('is not whole when only its first bytes were written', () => {
    fc.assert(
      fc.property(fields, fc.integer({ min: 0, max: 3 }), (fields, bytes) => {
        const erased = (0xffffffff << (8 * bytes)) >>> 0;
        expect(isWhole((checked(encode(...fields)) | erased) >>> 0)).toBe(false);
      }),
    );
  });
});

/** A log in memory that writes what it is told. */
function logOf(): Writing & { words_: number[] } {
  const words: number[] = [];
  return {
    words_: words,
    count_: 0,
    lastMs_: Unknown.Ms,
    write_(atMs, word) {
      words.push(checked(word + atMs - this.lastMs_));
      this.lastMs_ = atMs;
      this.count_++;
    },
  };
}

const bodies = (words: number[]) => words.map((word) => [opOf(word), word & 0xffff]);

describe('a record', () => {
  test('gives back its numbers, of 32 bits each', () => {
    const number = fc.oneof(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), fc.integer({ min: -1, max: 70_000 }));
    fc.assert(
      fc.property(fc.array(number), fc.integer({ min: 0, max: 0xffffffff }), (numbers, atMs) => {
        const log = logOf();
        append(log, atMs, encode(Op.Set, 2, 0), numbers);
        expect(numbersIn(log.words_, 0, log.words_.length - 1)).toEqual(numbers);
      }),
    );
  });

  test('has no numbers when a word of them is not whole', () => {
    const log = logOf();
    append(log, 5, encode(Op.Set, 2, 0), [7, 8]);
    log.words_[1] = (log.words_[1] as number) ^ 1;
    expect(numbersIn(log.words_, 0, 3)).toEqual([]);
  });

  test('says its time where it is another one than of the record before', () => {
    const log = logOf();
    append(log, 5, encode(Op.Stop, 2, 0), []);
    append(log, 5, encode(Op.Resume, 2, 0), []);
    append(log, 0x20003, encode(Op.Stop, 2, 0), []);
    expect(bodies(log.words_)).toEqual([
      [Op.Time, 5],
      [Op.Stop, 0],
      [Op.Resume, 0],
      [Op.High, 2],
      [Op.Time, 3],
      [Op.Stop, 0],
    ]);
  });

  test('is a word when it is a press', () => {
    const log = logOf();
    writeTime(log, 100);
    log.write_(7100, encode(Op.Press, 0, 0));
    expect(bodies(log.words_)).toEqual([
      [Op.Time, 100],
      [Op.Press, 7000],
    ]);
  });
});
