/**
 * The log: every press and operation as two words of 32 bits. State = the events applied in order to a new game.
 *
 * word 0: `at` in ms (49 days). word 1: argument (16 bits, the highest is `force`), op (6), side (2), check (8). The check
 * is a modulus below 251, so that a record is never erased flash (0xFF). Wider arguments go before in records of their
 * own (Op.Arg), the value in word 0.
 */
import type { Ms, Op } from './types';

/** The second word of a White press but for its check: what most records are is made without a call. */
export const enum PressWord {
  White = 0x60000,
}

export const enum Bits {
  Force = 0x8000,
  Arg = 0x10000,
  Side = 0x400000,
  Check = 0x1000000,
  Modulus = 251,
}

/** The second word of a record. */
export const encode = (atMs: Ms, op: Op, side: number, arg: number): number => {
  const word = arg + op * Bits.Arg + side * Bits.Side;
  return word + ((atMs + word) % Bits.Modulus) * Bits.Check;
};

/** Where the log's records lie: `words` in pieces of `perPiece` records, two words each. */
export interface Log {
  pieces_: readonly ArrayLike<number>[];
  perPiece_: number;
  count_: number;
}
