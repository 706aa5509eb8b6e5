/** Numbers that look random and come again with the same seed. */

export interface Random {
  /** 0 <= x < 1. */
  next(): number;
  /** Integer, both ends included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/** A 32-bit counter and a mixer of its bits (the finaliser of MurmurHash3). */
export function createRandom(seed: number): Random {
  let counter = seed >>> 0;

  function next(): number {
    counter = (counter + 0x9e3779b9) >>> 0;
    let mixed = counter;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  }

  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { next, int, pick: (list) => list[int(0, list.length - 1)] as never, chance: (p) => next() < p };
}

/** The seed of one game of a run. */
export const seedOf = (seed: number, game: number): number => (Math.imul(seed, 0x01000193) ^ game) >>> 0;
