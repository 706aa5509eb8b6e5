/** Clock and state, for the bench: a game that runs, presses and ticks. */
import { nextChangeMs, press } from '../../../firmware/core/clock';
import type { Period } from '../../../firmware/core/control';
import { newGame } from '../../../firmware/core/newgame';
import type { ClockState } from '../../../firmware/core/state';
import { Advance, Side } from '../../../firmware/core/types';
import './rare';

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
    whiteOn_: 'left',
    freeze_: false,
    freezeGiven_: false,
    sessionMs_: 0,
    lateAfterMs_: 0,
  });
  press(s, Side.Black, 0);
  return s;
};

const movesOf = (s: ClockState): number => s.white_.moves_ + s.black_.moves_;

global.bench = { begin, press, nextChangeMs, movesOf };
