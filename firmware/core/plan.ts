/** Which records of a log still hold after rewinds, forwards and undos. */
import { type Log, opOf, wordAt } from './record';
import { Op } from './types';

export const enum Mark {
  /** Rewound: it leaves behind only what is never rewound. */
  Rewound = 1,
  /** Taken back: as if it had never been. */
  Undone = 2,
}

export const enum RewindArg {
  /** To the ms of the press before it took effect. */
  Before = 0x4000,
  Record = 0x3fff,
}

export interface Plan {
  /** A mark for each record. */
  marks_: Uint8Array;
  /** Records of the rewinds in force, oldest first. */
  rewinds_: number[];
}

/** The first record that a rewind takes back. */
export const rewoundFrom = (log: Log, rewind: number): number => wordAt(log, rewind, 1) & RewindArg.Record;

/**
 * @param also a record to be taken back besides, -1: none
 */
export const planOf = (log: Log, also: number): Plan => {
  const marks = new Uint8Array(log.count_);
  const rewinds: number[] = [];
  for (let i = 0; i < log.count_; i++) {
    const word = wordAt(log, i, 1);
    if (opOf(word) == Op.Undo) marks[word & 0x7fff] = Mark.Undone;
  }
  if (also >= 0) marks[also] = Mark.Undone;
  for (let i = 0; i < log.count_; i++) {
    const op = opOf(wordAt(log, i, 1));
    if (marks[i]) continue;
    if (op == Op.Rewind) rewinds.push(i);
    if (op == Op.Forward) marks[rewinds.pop() as number] = Mark.Undone;
  }
  for (const rewind of rewinds)
    for (let i = rewoundFrom(log, rewind); i < rewind; i++) marks[i] = (marks[i] as number) | Mark.Rewound;
  return { marks_: marks, rewinds_: rewinds };
};
