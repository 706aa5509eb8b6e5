/** What the clock calls when a session begins or an errand is over, and when nothing runs (core/rare). */
import type { Turns } from './rare';
import { signMs } from './sign';
import { startByBlack } from './start';
import { endErrand } from './stop';

export const turns: Turns = { startByBlack_: startByBlack, endErrand_: endErrand, signMs_: signMs };
