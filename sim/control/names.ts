/** Names of methods and of the ways into the next period, in the order of their numbers in firmware/core/types. */
import type { Advance } from '../../firmware/core/types';

export const methodNames = [
  'plain',
  'fischer',
  'delay',
  'bronstein',
  'byoyomi',
  'canadian',
  'hourglass',
  'gong',
  'up',
] as const;

export const advanceNames = ['zero', 'moves', 'zeroIfMoves'] as const;

export type AdvanceName = (typeof advanceNames)[number];

const advances: ReadonlyMap<string, Advance> = new Map(advanceNames.map((name, index) => [name, index]));

/** Null for another name. */
export const advanceByName = (name: string): Advance | null => advances.get(name) ?? null;
