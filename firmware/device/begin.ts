/** A game begins: its log has room for a long one, as nothing is made ready any more while a clock runs (docs/journal.md). */
import type { Ms } from '../core/types';
import { create, drop, nameOf, setBegun, use, Words, wordsOf } from './files';
import { journal, place } from './journal';
import { storage } from './storage';
import { nowMs } from './timebase';

/** A game that begins behind so many begins a new file: the fourth one of 60 moves fits on a page (docs/journal.md, wear). */
const enum Full {
  Words = 668,
}

/** The game that has not begun lies in a new file. */
const renew = (): void => {
  const words = wordsOf(place.file_) as Uint32Array;
  const setUp = (words[place.from_ + (Words.Head - 1)]! & 0x7fff) + 1;
  const first = place.from_ - setUp + Words.Head;
  const count = journal.count_;
  const kept = new Uint32Array(words.slice(first, first + setUp + count));
  const index = 1 - place.file_;
  create(index);
  storage.write(nameOf(index), kept.buffer, Words.Head * 4);
  drop(1 - index);
  use(index, setUp, count);
};

/** The game begins: it gets room for a long one. @returns when, as that may take its time */
export const begin = (atMs: Ms): Ms => {
  let startMs = atMs;
  if (!place.begun_ && place.from_ > Full.Words) {
    renew();
    startMs = nowMs();
  }
  setBegun(true);
  return startMs;
};
