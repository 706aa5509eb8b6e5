/** The one clock of this device: its game, and the answer to the last event. */
import { charge } from '../core/clock';
import type { Game } from '../core/game';
import { rare } from '../core/rare';
import type { ClockState } from '../core/state';
import type { Ms } from '../core/types';
import type { Key } from './key';
import type { At } from './screens/at';

interface Clock {
  game_: Game;
  /** Answer to the last event: a Reason, 0: accepted. */
  refused_: number;
  maxMs_: Ms;
  /** Of the last event but plain presses, whose time is the state's `sinceMs`. */
  lastMs_: Ms;
  /** Takes the keys while a screen is open; Key.None: something has changed. */
  screen_?: ((key: Key, long: boolean) => void) | undefined;
  /** Where the screen is that is open, on a board of few variables. */
  at_?: At | undefined;
  /** What stands on the screen that is open, and the cursor's line. */
  lines_?: string[] | undefined;
  cursor_?: number;
  /** The face slept when the screen was opened. */
  slept_?: boolean;
  /** Move counts are asked for: `ok` is held while a game runs. */
  counts_?: boolean;
  /** A rocker's lever went over inside the lockout: whether that was a press, then, is known at its end. */
  undecided_?: boolean;
}

/** What is not there before it is needed costs nothing. */
export const clock = { game_: undefined as unknown, refused_: 0, maxMs_: -1, lastMs_: 0 } as Clock;

/**
 * The clock as it is to be seen at `atMs`. What is undecided must find the time as it was.
 * @param early edges that wait in the queue may be older
 */
export const chargedAt = (s: ClockState, atMs: Ms, early: boolean): ClockState => {
  const fell = rare.fell_;
  const apart = early || clock.undecided_;
  const seen = apart ? rare.turns_().copyOf_(s) : s;
  charge(seen, atMs);
  if (apart) rare.fell_ = fell;
  return seen;
};
