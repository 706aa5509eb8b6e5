/** The one clock of this device: its game, and the answer to the last event. */
import type { Game } from '../core/game';
import type { Ms } from '../core/types';
import type { Key } from './key';

interface Clock {
  game_: Game;
  /** Answer to the last event: a Reason, 0: accepted. */
  refused_: number;
  maxMs_: Ms;
  /** Of the last event but plain presses, whose time is the state's `sinceMs`. */
  lastMs_: Ms;
  /** Takes the keys while a screen is open; Key.None: something has changed. */
  screen_?: ((key: Key, long: boolean) => void) | undefined;
  /** What stands on the screen that is open, and the cursor's line. */
  lines_?: string[];
  cursor_?: number;
  /** The face slept when the screen was opened. */
  slept_?: boolean;
  /** Move counts are asked for: `ok` is held while a game runs. */
  counts_?: boolean;
}

/** What is not there before it is needed costs nothing. */
export const clock = { game_: undefined as unknown, refused_: 0, maxMs_: -1, lastMs_: 0 } as Clock;
