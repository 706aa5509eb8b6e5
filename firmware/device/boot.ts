/** The clock is switched on: the newest game is looked for in the log (architecture.md 3, power cut). */
import { Waited } from '../core/plausible';
import { isWhole, opOf, wordAt } from '../core/read';
import { type Ms, Op } from '../core/types';
import { contacts } from './contacts';
import { use, usedIn, wordsOf } from './files';
import { journal } from './journal';

/** A game found in the files: its setup's numbers, and when it was set up. */
interface Found {
  numbers_: number[];
  atMs_: Ms;
}

/** The argument records before a setup; none: they are not whole, though it was written after them. */
const argumentsOf = (words: Uint32Array, slot: number, count: number): number[] => {
  const numbers: number[] = [];
  for (let i = (slot - count + 1) * 2; i < (slot + 1) * 2; i += 2) {
    const value = words[i] as number;
    if (i < 2 || !isWhole(value, words[i + 1] as number)) return [];
    numbers.push(value);
  }
  return numbers;
};

/** The last game of the stream becomes the journal's. null: there is none. */
const find = (): Found | null => {
  const files = [wordsOf(0), wordsOf(1)];
  const generation = (index: number): number => (files[index] ? ((files[index] as Uint32Array)[0] as number) : 0);
  const young = generation(1) > generation(0) ? 1 : 0;
  const inYoung = files[young] ? usedIn(files[young] as Uint32Array) : 0;
  const inOld = files[1 - young] ? usedIn(files[1 - young] as Uint32Array) : 0;
  for (let i = inOld + inYoung - 1; i >= 0; i--) {
    const index = i < inOld ? 1 - young : young;
    const words = files[index] as Uint32Array;
    const slot = i < inOld ? i : i - inOld;
    const atMs = words[slot * 2 + 2] as Ms;
    const word = words[slot * 2 + 3] as number;
    const op = opOf(word);
    if ((op != Op.Setup && op != Op.Back) || !isWhole(atMs, word)) continue;
    if (op == Op.Back) {
      i -= word & 0x7fff;
      continue;
    }
    use(index, slot + 1, inOld + inYoung - i - 1, index != young && files[young] != null);
    return { numbers_: argumentsOf(words, slot, word & 0x7fff), atMs_: atMs };
  }
  return null;
};

/** What the log says of a game besides its records. */
export interface LastGame {
  /** Its setup (core/header). */
  numbers_: number[];
  lastMs_: Ms;
  /** Torn by the cut: the last ones. */
  torn_: number;
  /** The last one was written as the supply went. */
  exact_: boolean;
  /** A record is not what was written, or its time is not behind the one before. */
  damaged_: boolean;
}

const tailOf = (setUpMs: Ms): LastGame => {
  const tail = { lastMs_: setUpMs, torn_: 0, exact_: false, damaged_: false } as LastGame;
  for (let i = 0; i < journal.count_; i++) {
    const atMs = wordAt(journal, i, 0);
    const word = wordAt(journal, i, 1);
    const op = opOf(word);
    if (!isWhole(atMs, word)) tail.torn_++;
    else {
      // What a cut tore was counted out by what came next.
      if (tail.torn_ && ((op != Op.Restore && op != Op.Back) || (word & 0x7fff) < tail.torn_)) tail.damaged_ = true;
      tail.torn_ = 0;
      if (op != Op.Arg) {
        if (atMs < tail.lastMs_ - Waited.Ms) tail.damaged_ = true;
        tail.lastMs_ = atMs;
        tail.exact_ = op == Op.Beat && (word & 1) > 0;
      }
    }
  }
  return tail;
};

/** The last game of the log; null: there is none. The journal is at its records, without those that a cut tore. */
export const lastGame = (): LastGame | null => {
  const last = find();
  if (!last) return null;
  const numbers = last.numbers_;
  if (numbers.length) {
    contacts.lockoutMs_ = numbers[0] as Ms;
    contacts.rocker_ = numbers[1]! > 0;
  }
  const game = tailOf(last.atMs_);
  // Torn records mean nothing before the restore says so.
  journal.count_ -= game.torn_;
  game.numbers_ = numbers.slice(2);
  return game;
};
