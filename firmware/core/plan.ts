/** Which records of a log still hold after rewinds, forwards and undos. */
import type { Folding } from './game';
import { opOf } from './read';
import type { Log } from './record';
import { Op } from './types';

/** A word of a log. */
export const wordAt = (log: Log, record: number): number => log.words_[record] as number;

export const enum Mark {
  /** Rewound: it leaves behind only what is never rewound. */
  Rewound = 1,
  /** Taken back: as if it had never been. */
  Undone = 2,
  /** Torn by a power cut, or of a new game that was taken back: nothing at all. */
  Void = 4,
}

export const enum RewindArg {
  /** To the ms of the press before it took effect. */
  Before = 0x4000,
  Record = 0x3fff,
}

/** An illegal move names its press in the word before; `first` of before in the lowest bits. */
export const enum IllegalArg {
  First = 3,
  /** The move stands, only its bonus is withdrawn. */
  KeepMove = 4,
}

/** A change of control: what is left stands; else it is as if it had run from the start. */
export const enum ControlArg {
  Remaining = 1,
}

export interface Plan {
  /** A mark for each word. */
  marks_: Uint8Array;
  /** Records of what rewinds (rewind, illegal) and is in force, oldest first. */
  rewinds_: number[];
  /** The change of control that holds from the start, -1: none. */
  control_: number;
}

/** The first record that a rewind, or an illegal move, takes back. */
export const rewoundFrom = (log: Log, rewind: number): number =>
  opOf(wordAt(log, rewind)) == Op.Illegal ? wordAt(log, rewind - 1) & 0xffff : wordAt(log, rewind) & RewindArg.Record;

const rewinds = (word: number): boolean =>
  opOf(word) == Op.Rewind || (opOf(word) == Op.Illegal && !(word & IllegalArg.KeepMove));

/**
 * @param also a record to be taken back besides, -1: none
 */
export const planOf = (log: Log, also: number): Plan => {
  const marks = new Uint8Array(log.count_);
  const inForce: number[] = [];
  let control = -1;
  // Backwards, as what is void may look like anything.
  for (let i = log.count_ - 1; i >= 0; i--) {
    const word = wordAt(log, i);
    const op = opOf(word);
    if (marks[i]) continue;
    if (op == Op.Undo) marks[word & 0x7fff] = Mark.Undone;
    else if (op == Op.Restore || op == Op.Back)
      for (let k = op == Op.Back ? 0 : 1; k <= (word & 0x7fff); k++) marks[i - k] = Mark.Void;
  }
  if (also >= 0) marks[also] = Mark.Undone;
  for (let i = 0; i < log.count_; i++) {
    const word = wordAt(log, i);
    if (marks[i]) continue;
    if (rewinds(word)) inForce.push(i);
    if (opOf(word) == Op.Forward) marks[inForce.pop() as number] = Mark.Undone;
    if (opOf(word) == Op.ChangeControl && !(word & ControlArg.Remaining)) control = i;
  }
  for (const rewind of inForce)
    for (let i = rewoundFrom(log, rewind); i < rewind; i++) marks[i] = (marks[i] as number) | Mark.Rewound;
  return { marks_: marks, rewinds_: inForce, control_: control };
};

/** What an operation asks of a fold: see Folding. */
export const foldingOf = (also: number, control: readonly number[] | null, ply: number): Folding =>
  ({ also_: also, control_: control, ply_: ply, next_: 0, end_: -1, atMs_: 0 }) as Folding;
