/** What lets the clock run and stand (core/rare). */
import { copyOf } from './copy';
import type { Turns } from './rare';
import { signMs } from './sign';
import { beginSession, start, startByBlack } from './start';
import { pressErrand, runErrand, stop } from './stop';

export const turns: Turns = {
  start_: start,
  beginSession_: beginSession,
  stop_: stop,
  runErrand_: runErrand,
  startByBlack_: startByBlack,
  pressErrand_: pressErrand,
  signMs_: signMs,
  copyOf_: copyOf,
};
