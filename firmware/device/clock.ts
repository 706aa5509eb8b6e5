/** The one clock of this device: its game, and the answer to the last event. */
import type { Game } from '../core/game';
import type { Ms } from '../core/types';

export const clock = {
  game_: undefined as unknown as Game,
  /** Answer to the last event: a Reason, 0: accepted. */
  refused_: 0,
  maxMs_: -1 as Ms,
  /** Of the last event but plain presses, whose time is the state's `sinceMs`. */
  lastMs_: 0 as Ms,
};
