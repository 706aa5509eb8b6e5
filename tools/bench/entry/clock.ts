/** Clock and state only, for the bench: a game that runs, presses and ticks. */
import { nextChangeMs, press, start } from '../../../firmware/core/clock';
import type { Period } from '../../../firmware/core/control';
import { newGame } from '../../../firmware/core/period';
import type { ClockState } from '../../../firmware/core/state';
import { Advance } from '../../../firmware/core/types';

declare const global: { bench: unknown };

/** us-chess: each side enters a period by its own count, so every press looks at it. */
const UsChess = 3;

const begin = (periods: readonly Period[]): ClockState => {
  const s = newGame({
    white_: periods,
    black_: periods,
    profile_: UsChess,
    advance_: Advance.Moves,
    prepaid_: true,
    freeze_: false,
    sessionMs_: 0,
    lateAfterMs_: 0,
  });
  start(s, s.mover_, 0);
  return s;
};

global.bench = { begin, press, nextChangeMs };
