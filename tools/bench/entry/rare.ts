/** The rare parts of the core, simply there: what the device loads from Storage. */
import { ways } from '../../../firmware/core/methods';
import { passByMoves, reachZero } from '../../../firmware/core/period';
import { rare } from '../../../firmware/core/rare';
import { signMs } from '../../../firmware/core/sign';
import { startByBlack } from '../../../firmware/core/start';
import { endErrand } from '../../../firmware/core/stop';

const core = {
  reachZero_: reachZero,
  passByMoves_: passByMoves,
  endErrand_: endErrand,
  startByBlack_: startByBlack,
  signMs_: signMs,
};
rare.core_ = () => core;
rare.ways_ = () => ways;
