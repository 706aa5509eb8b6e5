/** The files of the log are made ready, and given to a new game (docs/journal.md; device/files says what is in them). */
import { writeHeader } from '../core/header';
import { encode } from '../core/record';
import type { Setup } from '../core/state';
import { type Ms, Op } from '../core/types';
import { contacts, liesOn } from './contacts';
import { create, use, usedIn, wordsOf } from './files';
import { journal, place } from './journal';
import { storage } from './storage';

/** Of the flash, in bytes. */
const enum Bytes {
  Page = 4096,
  /** Storage's, before each file. */
  Header = 32,
  /** Storage makes room only where a little more than the old file's own is free. */
  Slack = 40,
  /** Both files of the settings (screens/store): what they take is not the log's, which is made anew when they are there. */
  Settings = 192,
  /** The number of records of a file. */
  Least = 4,
}

/** In records: what is done to a game before it starts is written behind its setup. */
const enum Room {
  Draft = 32,
}

/** Where the log's next record goes: file, and record in it. */
const nextSlot = () =>
  journal.count_ > journal.perPiece_
    ? { file_: 1 - place.file_, slot_: journal.count_ - journal.perPiece_ }
    : { file_: place.file_, slot_: place.from_ + journal.count_ };

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
  const bytes = Math.min((freeBytes - padBytes - Bytes.Settings) >> 1, Bytes.Page) - Bytes.Slack - Bytes.Header;
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
