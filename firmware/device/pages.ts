/**
 * The files of the log: made ready, given to a new game, read at boot (docs/journal.md). A file begins with its
 * generation; the younger one goes on where the older one is full. In them stands game after game: the setup's numbers as
 * argument records, Op.Setup, the game's records. The last game is the one on the clock.
 */
import { writeHeader } from '../core/header';
import { isWhole, opOf } from '../core/read';
import { encode } from '../core/record';
import type { Setup } from '../core/state';
import { type Ms, Op } from '../core/types';
import { contacts, liesOn } from './contacts';
import { journal, nameOf, Page, place, writeIn } from './journal';
import { storage } from './storage';
import { nowMs } from './timebase';

/** Of the flash, in bytes. */
const enum Bytes {
  Page = 4096,
  /** Storage's, before each file. */
  Header = 32,
  /** Storage makes room only where a little more than the old file's own is free. */
  Slack = 40,
  /** The number of records of a file. */
  Least = 4,
}

/** A word of erased flash. */
const enum Word {
  Erased = 4294967295,
}

/** In records: what is done to a game before it starts is written behind its setup. */
const enum Room {
  Draft = 32,
}

const file = (index: number): ArrayBuffer | undefined => storage.readArrayBuffer(nameOf(index));

/** A file's words, its generation first; null: it is none of ours, or not ready. */
export const wordsOf = (index: number): Uint32Array | null => {
  const buffer = file(index);
  if (!buffer) return null;
  const words = new Uint32Array(buffer);
  const word = words[1] as number;
  if (!isWhole(words[0] as number, word) || opOf(word) != Op.Page) return null;
  place.perFile_ = word & 0x7fff;
  return place.perFile_ * 2 + 2 == words.length ? words : null;
};

/** The file empty, and younger than the other. */
const create = (index: number): void => {
  const other = wordsOf(1 - index);
  const head = new Uint32Array(2);
  head[0] = other ? (other[0] as number) + 1 : 1;
  head[1] = encode(head[0], Op.Page, 0, place.perFile_);
  storage.erase(nameOf(index));
  storage.write(nameOf(index), head.buffer, 0, place.perFile_ * 8 + 8);
};

/** Records that were ever begun: behind them the file is erased. */
export const usedIn = (words: Uint32Array): number => {
  let low = 0;
  let high = place.perFile_;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (words[mid * 2 + 2] == Word.Erased && words[mid * 2 + 3] == Word.Erased) high = mid;
    else low = mid + 1;
  }
  return low;
};

/** The game in this place is the journal's. */
export const use = (index: number, from: number, count: number, ready: boolean): void => {
  const size = place.perFile_ - from;
  const pieces = [new Uint32Array(file(index) as ArrayBuffer, 8 + from * 8, size * 2)];
  for (let at = 0; ready && at < place.perFile_; at += size) {
    const records = Math.min(size, place.perFile_ - at);
    pieces.push(new Uint32Array(file(1 - index) as ArrayBuffer, 8 + at * 8, records * 2));
  }
  place.file_ = index;
  place.from_ = from;
  place.ready_ = ready;
  place.limit_ = ready ? size + place.perFile_ - Page.Spare : size;
  journal.pieces_ = pieces;
  journal.perPiece_ = size;
  journal.count_ = count;
  if (count < size) writeIn(index, from + count, size);
  else writeIn(1 - index, count - size, ready ? place.limit_ : size);
};

/** Where the log's next record goes: file, and record in it. */
const nextSlot = () =>
  journal.count_ > journal.perPiece_
    ? { file_: 1 - place.file_, slot_: journal.count_ - journal.perPiece_ }
    : { file_: place.file_, slot_: place.from_ + journal.count_ };

/** The other file is made ready, whatever was in it. */
export const begin = (atMs: Ms): Ms => {
  if (place.ready_) return atMs;
  place.before_ = undefined;
  create(1 - place.file_);
  use(place.file_, place.from_, journal.count_, true);
  return nowMs();
};

const append = (atMs: Ms, op: Op, arg: number): void => journal.append_(atMs, encode(atMs, op, 0, arg));

/** Whose side of a rocker is up when a game is new has White, as he moves first. Buttons: the left one. */
const seated = (setup: Setup): Setup => {
  const whiteOn = liesOn(0) ? 'right' : 'left';
  return setup.whiteOn_ == whiteOn ? setup : Object.assign(Object.assign({}, setup), { whiteOn_: whiteOn });
};

/** The new game's setup is written behind what there is, or where that ends in the other file. */
export const reset = (given: Setup, atMs: Ms, undoable: boolean): Setup => {
  const setup = seated(given);
  const numbers = [contacts.lockoutMs_, contacts.rocker_ ? 1 : 0].concat(writeHeader(setup));
  const end = nextSlot();
  const spans = end.file_ != place.file_;
  let ready = place.ready_ && !spans;
  let index = end.file_;
  let slot = end.slot_;
  if (undoable) {
    place.before_ = undefined;
    place.before_ = Object.assign({ count_: journal.count_, end_: end }, place);
  }
  if (place.perFile_ - slot < numbers.length + Room.Draft) {
    index = 1 - index;
    slot = 0;
    if (!ready) {
      place.before_ = undefined;
      create(index);
    }
    ready = false;
  }
  use(index, slot, 0, false);
  for (const value of numbers) append(value, Op.Arg, 0);
  append(atMs, Op.Setup, numbers.length);
  use(index, slot + numbers.length + 1, 0, ready);
  return setup;
};

export const restore = (atMs: Ms): boolean => {
  const before = place.before_;
  if (!before) return false;
  place.before_ = undefined;
  const end = before.end_;
  if (nextSlot().file_ != end.file_) create(1 - end.file_);
  const voided = usedIn(wordsOf(end.file_) as Uint32Array) - end.slot_;
  use(before.file_, before.from_, before.count_ + voided, before.ready_);
  if (voided) append(atMs, Op.Back, voided);
  return true;
};

/**
 * The layout of a flash without a log: up to the next page a file that says how many records each of the log's files takes.
 * So they lie on pages of their own, and Storage, when it makes room for a new one, erases no page with a script on it. With
 * less than a page behind the scripts they take what there is.
 */
const layOut = (): string => {
  const freeBytes = storage.getFree();
  let padBytes = freeBytes % Bytes.Page;
  if (padBytes < Bytes.Header + Bytes.Least) padBytes += Bytes.Page;
  if (freeBytes - padBytes < Bytes.Page) padBytes = Bytes.Header + Bytes.Least;
  const bytes = Math.min((freeBytes - padBytes) >> 1, Bytes.Page) - Bytes.Slack - Bytes.Header;
  const perFile = '' + ((bytes >> 3) - 1);
  storage.write('znp', perFile + ' ', 0, padBytes - Bytes.Header);
  return perFile;
};

/** Both files empty, and in them a first game. */
export const found = (setup: Setup): Setup => {
  place.perFile_ = parseInt(storage.read('znp', 0, 4) || layOut(), 10);
  create(0);
  create(1);
  use(0, 0, 0, true);
  return reset(setup, 0, false);
};
