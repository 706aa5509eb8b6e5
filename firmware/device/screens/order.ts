/** What a screen wants done. */
import type { Op } from '../../core/types';

/** What is no operation of core/arbiter, or needs something more. */
export const enum Do {
  SetUp = 101,
  Correct,
  Sound,
  Light,
}

/** The operation, or the name of one on the log; side, value and argument records as core/operate takes them. */
export type Order = readonly [op: Op | Do | string, side: number, value: number, more: readonly number[]];
