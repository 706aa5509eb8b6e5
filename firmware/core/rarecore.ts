/** What the clock calls when a period ends, a session begins or an errand is over (core/rare). */
import { passByMoves, reachZero } from './period';
import type { RareCore } from './rare';
import { signMs } from './sign';
import { startByBlack } from './start';
import { pressErrand } from './stop';

export const rareCore: RareCore = {
  reachZero_: reachZero,
  passByMoves_: passByMoves,
  pressErrand_: pressErrand,
  startByBlack_: startByBlack,
  signMs_: signMs,
};
