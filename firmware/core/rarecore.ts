/** What the clock calls when a period ends (core/rare). */
import { passByMoves, reachZero } from './period';
import type { RareCore } from './rare';

export const rareCore: RareCore = {
  reachZero_: reachZero,
  passByMoves_: passByMoves,
};
