/** The whole core, for the bench: all that the device calls of it. */
import { operate } from '../../../firmware/core/arbiter';
import { settleOffences } from '../../../firmware/core/arbiter/offences';
import { nextChangeMs, untilZeroMs } from '../../../firmware/core/clock';
import type { Period } from '../../../firmware/core/control';
import { foldOn } from '../../../firmware/core/fold';
import { format } from '../../../firmware/core/format';
import { type Doing, Ply, recordPress } from '../../../firmware/core/game';
import { forward, rewind, undo } from '../../../firmware/core/history';
import { reasonNames } from '../../../firmware/core/names';
import { newGame } from '../../../firmware/core/newgame';
import { operateGame } from '../../../firmware/core/operate';
import { foldingOf, type Plan, planOf } from '../../../firmware/core/plan';
import { checked, encode, type Log } from '../../../firmware/core/record';

import { reset } from '../../../firmware/core/reset';
import { Advance, Op } from '../../../firmware/core/types';
import './rare';

declare const global: { bench: unknown };

const game = (periods: readonly Period[]) =>
  newGame({
    white_: periods,
    black_: periods,
    profile_: 1,
    advance_: Advance.Zero,
    prepaid_: true,
    whiteOn_: 'left',
    freeze_: false,
    freezeGiven_: false,
    sessionMs_: 0,
    lateAfterMs_: 0,
  });

/** A log of which as much is taken as `count_` says. */
interface Counted extends Log {
  count_: number;
}

/** A log of a start and this many presses, 7 s each. */
const logOf = (presses: number): Counted => {
  const words = new Uint32Array(presses + 1);
  words[0] = checked(encode(Op.Start, 0, 0));
  for (let i = 1; i <= presses; i++) words[i] = checked(encode(Op.Press, 1 - (i & 1), 7000));
  return { words_: words, count_: presses + 1 };
};

/** Applies the first records of a log, a start and presses, by a plan of it. Returns how many moves that made. */
const foldFirst = (periods: readonly Period[], log: Counted, plan: Plan, presses: number): number => {
  const s = game(periods);
  log.count_ = presses + 1;
  const f = foldingOf(-1, null, Ply.Game);
  f.plan_ = plan;
  f.state_ = s;
  while (foldOn(f, log)) operate(s, f as Doing, () => ({}));
  return s.white_.moves_ + s.black_.moves_;
};

const planFirst = (log: Counted, presses: number) => {
  log.count_ = presses + 1;
  return planOf(log, -1);
};

const rest = [
  format,
  forward,
  nextChangeMs,
  operateGame,
  recordPress,
  reasonNames,
  reset,
  rewind,
  settleOffences,
  undo,
  untilZeroMs,
];
const recordsOf = (plan: Plan): number => plan.marks_.length;

global.bench = { game, logOf, foldFirst, planFirst, recordsOf, operate, rest };
