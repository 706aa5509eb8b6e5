/**
 * The log in flash (docs/journal.md): a Storage file as a stream of words, game after game, only appended to while a clock
 * runs (espruino.md 5). What makes room, begins a game and finds it again is in device/begin, device/pages and
 * device/boot.
 */
import type { Journal } from '../core/game';
import { Bits, writeTime } from '../core/record';
import type { Ms } from '../core/types';
import { storage } from './storage';

const enum Words {
  /** Less left for a game that has begun, and the sign comes. */
  Low = 80,
}

/** Words of a record: its time takes three of them after 50 days. */
const enum Most {
  Words = 4,
}

// Pure: so a room that takes nothing but numbers of this file has nothing of it.
const record = /* @__PURE__ */ new Uint32Array(1);
const bytes = record.buffer;

/** What a reset can be undone to. */
export interface Before {
  file_: number;
  from_: number;
  count_: number;
  begun_: boolean;
}

interface Place {
  /** The file in which the game lies, 0 or 1, and its word behind the setup; the name and byte that follow, as each
   * press writes there. */
  file_: number;
  name_: string;
  from_: number;
  atByte_: number;
  /** Words of a file. */
  perFile_: number;
  /** The game has begun: nothing is made ready any more. */
  begun_: boolean;
  /** So many words there can be. */
  limit_: number;
  /**
   * A game that has not begun gets more room. @returns that it has. A property, as the build puts a function that is used once
   * in the place of its call, where each press would read over it.
   */
  grow_(): boolean;
  /** Only RAM knows it: after a power cut a reset is not undone. */
  before_?: Before | undefined;
}

/** Where the game lies. */
export const place = {
  grow_: (): boolean => {
    if (!place.begun_) journal.begin_(0);
    return journal.count_ < place.limit_;
  },
} as Place;

/** The log nears its end: the sign comes, and no heartbeat is written any more. */
export const isLow = (): boolean => place.begun_ && place.limit_ - journal.count_ < Words.Low;

const write = (atMs: Ms, word: number): void => {
  let ms = atMs - journal.lastMs_;
  // Not the 16 bits of an argument. A shift would miss 50 days.
  if (ms > 65535) {
    writeTime(journal, atMs);
    ms = 0;
  }
  journal.lastMs_ = atMs;
  ms += word;
  record[0] = ms + (ms % Bits.Modulus) * Bits.Check;
  if (journal.count_ >= place.limit_ && !place.grow_()) return;
  // A write that fails leaves its place to the next word.
  storage.write(place.name_, bytes, place.atByte_ + journal.count_ * 4);
  journal.count_++;
};

/** What makes room is put there by device/room. */
export const journal = {
  write_: write,
  hasRoom_: (records) => journal.count_ + Most.Words * records <= place.limit_,
} as Journal;
