/**
 * The files of the log as they are found (docs/journal.md): one, and another only while a game goes over into it. In a file
 * stands game after game: the setup's numbers, Op.Setup, the game's records. The last game is the one on the clock.
 */
import { Unknown } from '../core/record';
import { journal, place } from './journal';
import { storage } from './storage';

export const enum Words {
  /** How many words of the log a file takes. */
  Head = 1,
  /** A file that takes fewer is alone on its page: the flash has no room for two. */
  Alone = 1024,
  /** A game leaves these, so that the next one can be set up while its log is still there. */
  Spare = 56,
}

export const nameOf = (index: number): string => 'zn' + index;

/** A file's words, its head first; null: it is none of ours, or not ready. */
export const wordsOf = (index: number): Uint32Array | null => {
  const buffer = storage.readArrayBuffer(nameOf(index));
  if (!buffer) return null;
  const words = new Uint32Array(buffer);
  place.perFile_ = words.length - Words.Head;
  return words[0] == place.perFile_ ? words : null;
};

/** A game that has begun leaves the next one room for its setup. */
export const setBegun = (begun: boolean): void => {
  place.begun_ = begun;
  place.limit_ = place.perFile_ - place.from_ - (begun ? Words.Spare : 0);
};

/** The game in this place is the journal's. */
export const use = (index: number, from: number, count: number): void => {
  place.file_ = index;
  place.name_ = nameOf(index);
  place.from_ = from;
  place.atByte_ = (from + Words.Head) * 4;
  setBegun(false);
  const buffer = storage.readArrayBuffer(place.name_) as ArrayBuffer;
  journal.words_ = new Uint32Array(buffer, place.atByte_, place.perFile_ - from);
  journal.count_ = count;
  journal.lastMs_ = Unknown.Ms;
};

/** The game that was in it is in the other file now, or no more. */
export const drop = (index: number): void => storage.erase(nameOf(index));

/** The file empty. The other goes already where there is no room for both. */
export const create = (index: number): void => {
  const head = new Uint32Array([place.perFile_]);
  place.before_ = undefined;
  drop(index);
  if (place.perFile_ < Words.Alone) drop(1 - index);
  storage.write(nameOf(index), head.buffer, 0, (place.perFile_ + Words.Head) * 4);
};
