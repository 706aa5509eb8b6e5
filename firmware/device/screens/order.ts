/** What a screen wants done. */
import type { Op } from '../../core/types';

/** What is no operation of core/arbiter, or needs something more. */
export const enum Do {
  /** A preset, or what is in `line_` of At. */
  SetUp = 101,
  Own,
  Correct,
  Rewind,
  Edit,
  Keep,
  KeepMove,
  Seal,
  Sound,
  Light,
}

/** The operation, or the name of one on the log; side, value and argument records as core/operate takes them; by name: its flag. */
export type Order = readonly [op: Op | Do | string, side: number, value: number, more: readonly number[]];
