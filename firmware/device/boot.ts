/** The clock is switched on: the newest game is looked for in the log (architecture.md 3, power cut). */
import { Waited } from '../core/plausible';
import { afterMs, isWhole, numbersIn, opOf, upperOf } from '../core/read';
import { type Ms, Op } from '../core/types';
import { contacts } from './contacts';
import { setBegun, use, Words, wordsOf } from './files';
import { journal } from './journal';

const enum Word {
  Erased = 4294967295,
}

/** The last game of a file becomes the journal's. @returns its setup's numbers, none: they are not whole; null: there is no game */
const findIn = (index: number): number[] | null => {
  const words = wordsOf(index);
  if (!words) return null;
  // Behind what was ever begun the file is erased.
  let end = words.indexOf(Word.Erased);
  if (end < 0) end = words.length;
  for (let i = end - 1; i >= Words.Head; i--) {
    const word = words[i] as number;
    const arg = word & 0x7fff;
    if (!isWhole(word)) continue;
    if (opOf(word) == Op.Back) i -= arg;
    if (opOf(word) != Op.Setup) continue;
    use(index, i + 1 - Words.Head, end - i - 1);
    return i < arg + Words.Head ? [] : numbersIn(words, i - arg, i);
  }
  return null;
};

/** What the log says of a game besides its records. */
export interface LastGame {
  /** Its setup (core/header). */
  numbers_: number[];
  lastMs_: Ms;
  /** Words at its end that a cut tore, and what goes ahead of one. */
  torn_: number;
  /** The last one was written as the supply went. */
  exact_: boolean;
  /** A record is not what was written, or its time is not behind the one before. */
  damaged_: boolean;
}

const tailOf = (setUpMs: Ms): LastGame => {
  const tail = { lastMs_: setUpMs, torn_: 0, exact_: false, damaged_: false } as LastGame;
  let nextMs = setUpMs;
  let high = 0;
  let torn = 0;
  for (let i = 0; i < journal.count_; i++) {
    const word = journal.words_[i] as number;
    const arg = word & 0xffff;
    const op = opOf(word);
    const value = high + arg;
    high = 0;
    tail.torn_++;
    if (!isWhole(word)) {
      torn++;
      nextMs = tail.lastMs_;
    } else if (op > Op.Time) {
      // What a cut tore was counted out by what came next.
      if (torn && ((op != Op.Restore && op != Op.Back) || arg < torn)) tail.damaged_ = true;
      nextMs = op == Op.Restore ? tail.lastMs_ : nextMs + afterMs(word);
      if (op == Op.Start || op == Op.Late) setBegun(true);
      if (nextMs < tail.lastMs_ - Waited.Ms) tail.damaged_ = true;
      tail.lastMs_ = nextMs;
      tail.exact_ = op == Op.Beat && ((word >> 22) & 1) > 0;
      tail.torn_ = torn = 0;
    } else {
      if (op == Op.Time) nextMs = value;
      high = upperOf(word, value);
    }
  }
  return tail;
};

/** The last game of the log; null: there is none. The journal is at its records, without those that a cut tore. */
export const lastGame = (): LastGame | null => {
  const numbers = findIn(0) || findIn(1);
  if (!numbers) return null;
  if (numbers.length) {
    contacts.lockoutMs_ = numbers[0] as Ms;
    contacts.rocker_ = numbers[1]! > 0;
  }
  const game = tailOf(numbers.pop() as Ms);
  // Torn words mean nothing before the restore says so.
  journal.count_ -= game.torn_;
  journal.lastMs_ = game.lastMs_;
  game.numbers_ = numbers.slice(2);
  return game;
};
