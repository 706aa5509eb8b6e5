/** The clock is switched on: the newest game of the log goes on, stopped (architecture.md 3, power cut). */
import type { Game } from '../core/game';
import { readHeader } from '../core/header';
import { refold } from '../core/history';
import { operateGame } from '../core/operate';
import { isWhole, opOf, wordAt } from '../core/read';
import { encode } from '../core/record';
import { isRunning } from '../core/state';
import { type Ms, Op, Phase, Why } from '../core/types';
import { clock } from './clock';
import { contacts, giveContacts, liesOn } from './contacts';
import { firstSetup, gameOf } from './desk/setup';
import { isLow, journal, lastMs, place } from './journal';
import { watchKeys } from './keys';
import { notices } from './notices';
import { found, use, usedIn, wordsOf } from './pages';
import { watchSupply } from './scheduler';
import { base } from './timebase';

/** A game found in the files: its setup's numbers, and when it was set up. */
interface Found {
  numbers_: number[];
  atMs_: Ms;
}

/** The argument records before a setup. null: they are not whole. */
const argumentsOf = (words: Uint32Array, slot: number, count: number): number[] | null => {
  const numbers: number[] = [];
  for (let i = (slot - count + 1) * 2; i < (slot + 1) * 2; i += 2) {
    const value = words[i] as number;
    if (i < 2 || !isWhole(value, words[i + 1] as number)) return null;
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
    const numbers = argumentsOf(words, slot, word & 0x7fff);
    if (!numbers) continue;
    use(index, slot + 1, inOld + inYoung - i - 1, index != young && files[young] != null);
    return { numbers_: numbers, atMs_: atMs };
  }
  return null;
};

/** What the log's records say besides the game. */
interface Tail {
  lastMs_: Ms;
  /** Torn by the cut: the last ones. */
  torn_: number;
  /** The last one was written as the supply went. */
  exact_: boolean;
}

const tailOf = (setUpMs: Ms): Tail => {
  const tail = { lastMs_: setUpMs, torn_: 0, exact_: false };
  for (let i = 0; i < journal.count_; i++) {
    const atMs = wordAt(journal, i, 0);
    const word = wordAt(journal, i, 1);
    if (!isWhole(atMs, word)) tail.torn_++;
    else {
      tail.torn_ = 0;
      if (opOf(word) != Op.Arg) {
        tail.lastMs_ = atMs;
        tail.exact_ = opOf(word) == Op.Beat && (word & 1) > 0;
      }
    }
  }
  return tail;
};

const enum Uncertain {
  /** How long a side may have run without a record: with five minutes or more, with less, without heartbeats. */
  MostS = 60,
  LowS = 10,
  UnknownS = 99,
  LowMs = 300000,
}

const uncertainS = (game: Game, tail: Tail): number => {
  const m = game.state_.mover_;
  if (!isRunning(game.state_) || tail.exact_) return 0;
  if (isLow()) return Uncertain.UnknownS;
  return m.bankMs_ - tail.lastMs_ + game.state_.sinceMs_ < Uncertain.LowMs ? Uncertain.LowS : Uncertain.MostS;
};

const enum Erased {
  Word = 4294967295,
}

/**
 * A handler was cut off. Espruino takes a watch away whose handler was; and the state is the one that follows from the log,
 * which is the whole game while it has room for more.
 */
export const again = (game: Game): void => {
  clearWatch();
  contacts.watches_ = [];
  giveContacts(contacts.pressed_);
  watchKeys();
  watchSupply();
  if (!journal.hasRoom_(2)) return;
  if (wordAt(journal, journal.count_, 0) != Erased.Word || wordAt(journal, journal.count_, 1) != Erased.Word) {
    // What was begun there cannot be written again.
    use(place.file_, place.from_, journal.count_ + 1, place.ready_);
    journal.append_(lastMs(), encode(lastMs(), Op.Back, 0, 1));
  }
  refold(game);
};

/** The game on the clock: the one of the log, or the first of all. */
export const boot = (): Game => {
  const last = find();
  if (!last) return gameOf(found(firstSetup()));
  const numbers = last.numbers_;
  contacts.lockoutMs_ = numbers[0] as Ms;
  contacts.rocker_ = numbers[1]! > 0;
  const game = gameOf(readHeader(numbers.slice(2)));
  const tail = tailOf(last.atMs_);
  // Torn records mean nothing before the restore says so.
  journal.count_ -= tail.torn_;
  refold(game);
  journal.count_ += tail.torn_;
  notices.restored_ = true;
  notices.uncertainS_ = uncertainS(game, tail);
  base.offsetMs_ -= tail.lastMs_;
  clock.lastMs_ = tail.lastMs_;
  operateGame(game, Op.Restore, 0, tail.torn_, false, tail.lastMs_, []);
  // It may have gone over in the dark.
  const s = game.state_;
  const contact = s.swapped_ ? 1 - s.mover_.side_ : s.mover_.side_;
  notices.lever_ = s.phase_ == Phase.Stopped && s.stoppedWhy_ != Why.Flag && liesOn(contact);
  return game;
};
