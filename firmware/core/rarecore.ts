/** What the clock calls when a period ends, a session begins or an errand is over (core/rare). */
import { passByMoves, reachZero } from './period';
import type { RareCore } from './rare';
import { signMs } from './sign';
import { startByBlack } from './start';
import { endErrand } from './stop';

export const rareCore: RareCore = {
  reachZero_: reachZero,
  passByMoves_: passByMoves,
  endErrand_: endErrand,
  startByBlack_: startByBlack,
  signMs_: signMs,
};
