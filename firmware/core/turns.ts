/** What lets the clock run and stand (core/rare). */
import type { Turns } from './rare';
import { signMs } from './sign';
import { start, startByBlack } from './start';
import { endErrand, runErrand, stop } from './stop';

export const turns: Turns = {
  start_: start,
  stop_: stop,
  runErrand_: runErrand,
  startByBlack_: startByBlack,
  endErrand_: endErrand,
  signMs_: signMs,
};
