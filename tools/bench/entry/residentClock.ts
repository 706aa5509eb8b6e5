/** What of the clock stays in memory while a game runs, for the bench. */
import { charge, nextChangeMs, press } from '../../../firmware/core/clock';

declare const global: { bench: unknown };

global.bench = { charge, nextChangeMs, press };
