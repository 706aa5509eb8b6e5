/** The files of the log are made, and given to a new game (docs/journal.md; device/files says what is in them). */
import { writeHeader } from '../core/header';
import { append, Bits, encode, writeNumbers } from '../core/record';
import type { Setup } from '../core/state';
import { type Ms, Op } from '../core/types';
import { contacts, liesOn } from './contacts';
import { create, drop, setBegun, use } from './files';
import { journal, place } from './journal';
import { storage } from './storage';

/** Of the flash, in bytes. */
const enum Bytes {
  Page = 4096,
  /** Two files of two pages. */
  Two = 16384,
  /** Storage's, before each file. */
  Header = 32,
  /** Of a file: how many words it takes. */
  Head = 4,
  /** Storage makes room only where a little more than the old file's own is free. */
  Slack = 40,
  /** Both files of the settings (screens/store): what they take is not the log's, which is made anew when they are there. */
  Settings = 192,
  /** Own controls among them, beside a log of one page. */
  SettingsAndOwn = 368,
}

/** How many words a file takes, in digits. */
const enum Digits {
  Most = 4,
}

const enum Words {
  /** What is done to a game before it starts is written behind its setup. */
  Draft = 16,
  /** A record that says that what is before it is void, and one of a new time, which takes three words after 50 days. */
  Back = 5,
}

/** A record of the time of the one before. */
const note = (op: Op, arg: number): void => journal.write_(journal.lastMs_, encode(op, 0, arg));

/** Whose side of a rocker is up when a game is new has White, as he moves first. Buttons: the left one. */
const seated = (setup: Setup): Setup => {
  const whiteOn = liesOn(0) ? 'right' : 'left';
  return setup.whiteOn_ == whiteOn ? setup : Object.assign(Object.assign({}, setup), { whiteOn_: whiteOn });
};

/** The new game's setup is written behind what there is, or in a new file. */
export const reset = (given: Setup, atMs: Ms): Setup => {
  const setup = seated(given);
  const numbers = [contacts.lockoutMs_, contacts.rocker_ ? 1 : 0].concat(writeHeader(setup)).concat([atMs]);
  let index = place.file_;
  let from = place.from_ + journal.count_;
  // Not what was before that, and so on.
  place.before_ = undefined;
  place.before_ = Object.assign({ count_: journal.count_ }, place);
  if (place.perFile_ - from < numbers.length + numbers.filter((n) => n >= Bits.Arg).length + Words.Draft) {
    index = 1 - index;
    from = 0;
    create(index);
  }
  use(index, from, 0);
  writeNumbers(journal, numbers);
  note(Op.Setup, journal.count_);
  drop(1 - index);
  use(index, from + journal.count_, 0);
  return setup;
};

/** The game before a reset, whose setup is in the same file. */
export const restore = (atMs: Ms): boolean => {
  const before = place.before_;
  if (!before) return false;
  const voided = place.from_ + journal.count_ - before.from_ - before.count_;
  if (place.perFile_ - place.from_ - journal.count_ < Words.Back) return false;
  use(before.file_, before.from_, before.count_ + voided);
  note(Op.Back, voided);
  append(journal, atMs, encode(Op.Beat, 0, 0), []);
  setBegun(before.begun_);
  place.before_ = undefined;
  return true;
};

/**
 * The layout of a flash without a log: up to the next page a file that says how many words a file of the log takes. So
 * that lies on pages of its own, and Storage, when it makes room for a new one, erases no page with a script on it. With less
 * than a page behind the scripts it takes what there is.
 */
const layOut = (): string => {
  const freeBytes = storage.getFree();
  let padBytes = freeBytes % Bytes.Page;
  if (padBytes < Bytes.Header + Digits.Most) padBytes += Bytes.Page;
  if (freeBytes - padBytes < Bytes.Page) padBytes = Bytes.Header + Digits.Most;
  const roomBytes = freeBytes - padBytes - (board.composes ? Bytes.SettingsAndOwn : Bytes.Settings);
  const bytes = Math.min(roomBytes, roomBytes < Bytes.Two ? Bytes.Page : 2 * Bytes.Page);
  const perFile = '' + ((bytes - Bytes.Slack - Bytes.Header - Bytes.Head) >> 2);
  storage.write('znp', perFile, 0, padBytes - Bytes.Header);
  return perFile;
};

/** A file, and in it a first game. */
export const found = (setup: Setup): Setup => {
  place.perFile_ = parseInt(storage.read('znp', 0, Digits.Most) || layOut(), 10);
  create(0);
  use(0, 0, 0);
  return reset(setup, 0);
};
