/** Records of a log as they are read. */
import { Bits, checked } from './record';
import { type Ms, Op } from './types';

/** The word is whole: not erased, not torn, not changed. */
export const isWhole = (word: number): boolean => checked(word % Bits.Check) == word;

export const opOf = (word: number): Op => (word >> 16) & 63;

/** What is above the 16 bits of the next word. @param value of this word's argument, and what is above */
export const upperOf = (word: number, value: number): number => (opOf(word) == Op.High ? value * Bits.Arg : 0);

/** A number of an operation. */
export const signed = (number: number): number => (number < Bits.Sign ? number : number - 2 * Bits.Sign);

/** How long after the one before this record was, as far as its own word says so. */
export const afterMs = (word: number): Ms => (opOf(word) >= Op.Press && opOf(word) <= Op.Beat ? word & 0xffff : 0);

/** The numbers in these words, which go ahead of an operation; none: a word is not whole. */
export const numbersIn = (words: ArrayLike<number>, from: number, to: number): number[] => {
  const numbers: number[] = [];
  let high = 0;
  for (let i = from; i < to; i++) {
    const word = words[i] as number;
    if (!isWhole(word)) return [];
    high += word & 0xffff;
    if (opOf(word) == Op.Arg) numbers.push(signed(high));
    high = upperOf(word, high);
  }
  return numbers;
};
