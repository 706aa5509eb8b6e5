/** Records of a log as they are read. */
import { Bits, checked } from './record';
import { Op } from './types';

/** The word is whole: not erased, not torn, not changed. */
export const isWhole = (word: number): boolean => checked(word % Bits.Check) == word;

export const opOf = (word: number): Op => (word >> 16) & 63;

/** The numbers in these words, which go ahead of an operation; none: a word is not whole. */
export const numbersIn = (words: ArrayLike<number>, from: number, to: number): number[] => {
  const numbers: number[] = [];
  let high = 0;
  for (let i = from; i < to; i++) {
    const word = words[i] as number;
    const arg = word & 0xffff;
    if (!isWhole(word)) return [];
    if (opOf(word) == Op.Arg) numbers.push((high + arg) | 0);
    high = opOf(word) == Op.High ? arg * Bits.Arg : 0;
  }
  return numbers;
};
