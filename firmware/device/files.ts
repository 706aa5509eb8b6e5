/**
 * The files of the log as they are found (docs/journal.md). A file begins with its generation; the younger one goes on
 * where the older one is full. In them stands game after game: the setup's numbers as argument records, Op.Setup, the
 * game's records. The last game is the one on the clock.
 */
import { isWhole, opOf } from '../core/read';
import { encode } from '../core/record';
import { type Ms, Op } from '../core/types';
import { journal, nameOf, Page, place, writeIn } from './journal';
import { storage } from './storage';
import { nowMs } from './timebase';

/** A word of erased flash. */
const enum Word {
  Erased = 4294967295,
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

/** The file empty, and younger than the other. */
export const create = (index: number): void => {
  const other = wordsOf(1 - index);
  const head = new Uint32Array(2);
  head[0] = other ? (other[0] as number) + 1 : 1;
  head[1] = encode(head[0], Op.Page, 0, place.perFile_);
  storage.erase(nameOf(index));
  storage.write(nameOf(index), head.buffer, 0, place.perFile_ * 8 + 8);
};

/** The other file is made ready, whatever was in it. */
export const begin = (atMs: Ms): Ms => {
  if (place.ready_) return atMs;
  place.before_ = undefined;
  create(1 - place.file_);
  use(place.file_, place.from_, journal.count_, true);
  return nowMs();
};
