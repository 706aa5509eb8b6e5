/** Which records of a log still hold after rewinds, forwards and undos. */
import { type Log, opOf, wordAt } from './record';
import { Op } from './types';

export const enum SkipKind {
  /** An operation taken back: as if it had never been. */
  Undone = 0,
  /** Rewound to right after the record before the first skipped one. */
  After = 1,
  /** Rewound to the ms of the first skipped record (a press) before it took effect. */
  Before = 2,
}

export type Skip = readonly [from: number, to: number, kind: SkipKind];

export interface Plan {
  /** In order, none inside another. */
  skips_: Skip[];
  undone_: number[];
  /** The rewinds in force, oldest first. */
  rewinds_: Skip[];
}

export const enum RewindArg {
  Before = 0x4000,
}

const listUndone = (log: Log, also: number): number[] => {
  const undone = also < 0 ? [] : [also];
  for (let i = 0; i < log.count_; i++) {
    const word = wordAt(log, i, 1);
    if (opOf(word) == Op.Undo) undone.push(word & 0x7fff);
  }
  return undone;
};

const listRewinds = (log: Log, undone: readonly number[]): Skip[] => {
  const rewinds: Skip[] = [];
  for (let i = 0; i < log.count_; i++) {
    const word = wordAt(log, i, 1);
    const op = opOf(word);
    if ((op != Op.Rewind && op != Op.Forward) || undone.indexOf(i) >= 0) continue;
    if (op == Op.Forward) rewinds.pop();
    else rewinds.push([word & 0x3fff, i, word & RewindArg.Before ? SkipKind.Before : SkipKind.After]);
  }
  return rewinds;
};

const isIn = (skips: readonly Skip[], record: number): boolean => skips.some((r) => record >= r[0] && record < r[1]);

const insert = (skips: Skip[], skip: Skip): void => {
  const later = skips.filter((r) => r[0] > skip[0]);
  skips.splice(skips.length - later.length, later.length);
  skips.push(skip);
  for (const r of later) skips.push(r);
};

/**
 * @param also a record to be taken back besides, -1: none
 */
export const planOf = (log: Log, also: number): Plan => {
  const undone = listUndone(log, also);
  const rewinds = listRewinds(log, undone);
  const skips: Skip[] = [];
  // A later rewind that goes back further swallows the ones inside it.
  for (const r of rewinds) {
    while (skips.length && (skips[skips.length - 1] as Skip)[0] >= r[0]) skips.pop();
    skips.push(r);
  }
  for (const i of undone) {
    if (!isIn(skips, i)) insert(skips, [i, i + 1, SkipKind.Undone]);
  }
  return { skips_: skips, undone_: undone, rewinds_: rewinds };
};

/** The record is not skipped. */
export const holds = (plan: Plan, record: number): boolean => !isIn(plan.skips_, record);
