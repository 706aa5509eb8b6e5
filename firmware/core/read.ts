/** Records of a log as they are read. */
import { Bits, checked } from './record';
import { type Ms, Op } from './types';

/** The word is whole: not erased, not torn, not changed. */
export const isWhole = (word: number): boolean => checked(word % Bits.Check) == word;

export const opOf = (word: number): Op => (word >> 16) & 63;

/** The upper half of the number, or time, in the next word. */
export const upperOf = (word: number): number => (opOf(word) == Op.High ? (word & 0xffff) * Bits.Arg : 0);

/** How long after the one before this record was, as far as its own word says so. */
export const afterMs = (word: number): Ms => (opOf(word) >= Op.Press && opOf(word) <= Op.Beat ? word & 0xffff : 0);

/** The numbers in these words, which go ahead of an operation; none: a word is not whole. */
export const numbersIn = (words: ArrayLike<number>, from: number, to: number): number[] => {
  const numbers: number[] = [];
  let high = 0;
  for (let i = from; i < to; i++) {
    const word = words[i] as number;
    if (!isWhole(word)) return [];
    if (opOf(word) == Op.Arg) numbers.push((high + (word & 0xffff)) | 0);
    high = upperOf(word);
  }
  return numbers;
};
