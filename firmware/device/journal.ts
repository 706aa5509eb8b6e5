/**
 * The log in flash (docs/journal.md): two Storage files as a stream of records, game after game, only appended to while a
 * clock runs (espruino.md 5). What makes the files ready, begins a game in them and finds it again is in device/pages.
 */
import type { Journal } from '../core/game';
import type { Ms } from '../core/types';
import { storage } from './storage';

export const enum Page {
  /** A game leaves these, so that the next one can be set up while its log is still there. */
  Spare = 64,
}

// Pure: so a room that takes nothing but numbers of this file has nothing of it.
const record = /* @__PURE__ */ new Uint32Array(2);
const bytes = record.buffer;

/** The file that is written now, behind which byte, and the record that no longer fits in it. */
let file = '';
let offset = 0;
let fileEnd = 0;

export const nameOf = (index: number): string => 'zn' + index;

/** What a reset can be undone to: the game's place, and where its records end. */
export interface Before {
  file_: number;
  from_: number;
  count_: number;
  ready_: boolean;
  end_: { file_: number; slot_: number };
}

interface Place {
  /** The file in which it begins, 0 or 1, and the file's record behind its setup. */
  file_: number;
  from_: number;
  /** Records of a file. */
  perFile_: number;
  /** The other file is empty, or goes on with this game. */
  ready_: boolean;
  /** So many records there can be. */
  limit_: number;
  /**
   * A full file is continued in the other. False: that is full too. A property, as the build puts a function that is used
   * once in the place of its call, where each press would read over it.
   */
  turn_(): boolean;
  /** Only RAM knows it: after a power cut a reset is not undone. */
  before_?: Before | undefined;
}

/** Where the game lies. */
export const place: Place = {
  file_: 0,
  from_: 0,
  perFile_: 0,
  ready_: false,
  limit_: 0,
  turn_: (): boolean => {
    if (!place.ready_) journal.begin_(0);
    if (journal.count_ >= place.limit_) return false;
    writeIn(1 - place.file_, 0, place.limit_);
    return true;
  },
};

/** Records go on here. @param end the log's record that no longer fits */
export const writeIn = (index: number, slots: number, end: number): void => {
  file = nameOf(index);
  offset = slots * 8;
  fileEnd = end;
};

/** `at` of the last record, whether there was room for it or not. */
export const lastMs = (): Ms => record[0] as Ms;

/** Less than a quarter of a file is left: the sign comes, and no heartbeat is written any more. */
export const isLow = (): boolean => place.ready_ && place.limit_ - journal.count_ < place.perFile_ >> 2;

const write = (atMs: Ms, word: number): void => {
  record[0] = atMs;
  record[1] = word;
  if (journal.count_ == fileEnd && !place.turn_()) return;
  // A write that fails leaves its place to the next record.
  storage.write(file, bytes, offset + 8);
  offset += 8;
  journal.count_++;
};

/** What makes its files ready is put there by device/room. */
export const journal = {
  append_: write,
  count_: 0,
  perPiece_: 1,
  hasRoom_: (records) => journal.count_ + records <= place.limit_,
} as Journal;
