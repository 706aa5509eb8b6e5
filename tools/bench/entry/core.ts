/** The whole core, for the bench: all that the device calls of it. */
import { operate } from '../../../firmware/core/arbiter';
import { nextChangeMs, press, start, untilZeroMs } from '../../../firmware/core/clock';
import type { Period } from '../../../firmware/core/control';
import { format } from '../../../firmware/core/format';
import { forward, operateGame, pressGame, reset, rewind, undo, undoReset } from '../../../firmware/core/game';
import { encode, fold } from '../../../firmware/core/log';
import { reasonNames } from '../../../firmware/core/names';
import { newGame } from '../../../firmware/core/period';
import { planOf } from '../../../firmware/core/plan';
import { Advance, Op } from '../../../firmware/core/types';

declare const global: { bench: unknown };

const game = (periods: readonly Period[]) =>
  newGame({
    white_: periods,
    black_: periods,
    profile_: 1,
    advance_: Advance.Zero,
    prepaid_: true,
    freeze_: false,
    sessionMs_: 0,
    lateAfterMs_: 0,
  });

/** A log of a start and this many presses, 7 s each. */
const logOf = (presses: number) => {
  const words = new Uint32Array(2 * presses + 2);
  words[1] = encode(0, Op.Start, 0, 0);
  for (let i = 1; i <= presses; i++) {
    words[2 * i] = 7000 * i;
    words[2 * i + 1] = encode(7000 * i, Op.Press, 1 - (i & 1), 0);
  }
  return { pieces_: [words], perPiece_: presses + 1, count_: presses + 1 };
};

const foldFirst = (periods: readonly Period[], log: ReturnType<typeof logOf>, presses: number) => {
  log.count_ = presses + 1;
  const s = game(periods);
  fold(s, log, planOf(log, -1));
  return s.white_.moves_ + s.black_.moves_;
};

const rest = [
  format,
  forward,
  nextChangeMs,
  operateGame,
  pressGame,
  reasonNames,
  reset,
  rewind,
  undo,
  undoReset,
  untilZeroMs,
];
global.bench = { game, logOf, foldFirst, operate, press, start, rest };
