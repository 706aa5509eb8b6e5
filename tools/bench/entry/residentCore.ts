/**
 * What of the core stays in memory while a game runs, for the bench: all that the resident script and the rooms call of
 * it. The bench compares its files with those of the resident script.
 */
import { arm, arrive, charge, nextChangeMs, press, settle, untilZeroMs } from '../../../firmware/core/clock';
import { format } from '../../../firmware/core/format';
import { note, recordPress } from '../../../firmware/core/game';
import { bankWay, drain } from '../../../firmware/core/method';
import { rare } from '../../../firmware/core/rare';
import { encode } from '../../../firmware/core/record';
import { isRunning } from '../../../firmware/core/state';

declare const global: { bench: unknown };

const clock = [arm, arrive, charge, nextChangeMs, press, settle, untilZeroMs];
const game = [note, recordPress, encode];
global.bench = [clock, game, format, bankWay, drain, rare, isRunning];
