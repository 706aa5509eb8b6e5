/**
 * The log: every press and operation as a word of 32 bits. State = the events applied in order to a new game.
 *
 * A word: argument (16 bits, the highest is `force`), op (6), side (2), check (8). The check is a modulus below 251, so that
 * a word is never erased flash (0xFF). The argument of a press and of a heartbeat is how many ms it was after the record
 * before; any other record has its time in words ahead (Op.Time), unless it is of the same ms. Numbers that an operation
 * needs go ahead too (Op.Arg); what does not fit in 16 bits takes a word more (Op.High), or two: a clock that is never switched
 * off has times of more than 32 bits after 50 days.
 */
import { type Ms, Op } from './types';

/** A White press of the same ms but for its check: what most records are is made without a call. */
export const enum PressWord {
  White = 0x70000,
}

export const enum Bits {
  Force = 0x8000,
  Arg = 0x10000,
  Side = 0x400000,
  Check = 0x1000000,
  Modulus = 251,
  /** Numbers are below it; a negative one is twice so much more in the log. Short to write down, below 47 bits. */
  Sign = 1e14,
}

/** No time that a record could be a little after. */
export const enum Unknown {
  Ms = -1000000,
}

export interface Log {
  /** From the game's first record on; behind the last one erased flash. */
  words_: ArrayLike<number>;
  count_: number;
}

/** A log that words can be appended to. */
export interface Writing extends Log {
  /** Of the last record, as those who read the log know it. */
  lastMs_: Ms;
  /** Appends a word, its argument more by the ms since the last record; nothing happens when the log is full. */
  write_(atMs: Ms, word: number): void;
}

/** A word but for its check. */
export const encode = (op: Op, side: number, arg: number): number => arg + op * Bits.Arg + side * Bits.Side;

/** With its check. */
export const checked = (word: number): number => word + (word % Bits.Modulus) * Bits.Check;

const writeNumber = (log: Writing, op: Op, number: number): void => {
  if (number >= Bits.Arg) writeNumber(log, Op.High, (number / Bits.Arg) >>> 0);
  log.write_(log.lastMs_, encode(op, 0, number % Bits.Arg));
};

/** The next record is of this time. */
export const writeTime = (log: Writing, atMs: Ms): void => {
  writeNumber(log, Op.Time, atMs);
  log.lastMs_ = atMs;
};

/** @param numbers integers between -1e14 and 1e14 */
export const writeNumbers = (log: Writing, numbers: readonly number[]): void => {
  for (const value of numbers) writeNumber(log, Op.Arg, value < 0 ? value + 2 * Bits.Sign : value);
};

/** Any record but a press or a heartbeat. */
export const append = (log: Writing, atMs: Ms, word: number, numbers: readonly number[]): void => {
  if (atMs != log.lastMs_) writeTime(log, atMs);
  writeNumbers(log, numbers);
  log.write_(atMs, word);
};
