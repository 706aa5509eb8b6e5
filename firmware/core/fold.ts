/** State = the log's records applied in order to a new game, without those that were rewound or undone. */

import { pliesOf } from './about';
import { operate } from './arbiter';
import { beginSession } from './arbiter/common';
import { arrive, charge, press } from './clock';
import { IllegalArg, Mark, type Plan, RewindArg, rewoundFrom } from './plan';
import { rare } from './rare';
import { wordAt } from './read';
import { Bits, type Log } from './record';
import { type ClockState, isRunning, setPhase } from './state';
import { stop } from './stop';
import { By, type Ms, Op, Phase, Why } from './types';

/** What a rewound record leaves behind: a session, the players came, who stopped the clock, offences and the time they cost. */
const keep = (s: ClockState, op: Op, side: number, arg: number, atMs: Ms, more: readonly number[]): void => {
  if (op == Op.Press || op == Op.Late || op == Op.Arrived) arrive(s, side ? s.black_ : s.white_, atMs);
  else if (op == Op.Reopen) beginSession(s, atMs, more);
  else if (op == Op.Stop) {
    s.stoppedBy_ = side;
    s.stoppedWhy_ = arg;
    s.stoppedAtMs_ = atMs;
  } else if (op == Op.Penalty || op == Op.Illegal || op == Op.RejectClaim) rare.offences_().keep_(s, op, side, more);
};

/**
 * The clock stands where it was rewound to: right after a press, or at the ms of one before it took effect, the thinking
 * charged. `first` is never rewound (laws.md §8.1), it comes with the record.
 */
const rewound = (s: ClockState, log: Log, record: number, before: boolean, first: number, atMs: Ms): void => {
  const from = rewoundFrom(log, record);
  if (before) charge(s, wordAt(log, from, 0));
  setPhase(s, Phase.Stopped);
  s.first_ = first;
  s.paid_ = s.kept_;
  s.kept_ = [];
  if (s.paid_.length) rare.offences_().pay_(s, atMs);
  if (s.stoppedAtMs_ >= wordAt(log, from - 1, 0)) return;
  s.stoppedBy_ = By.Arbiter;
  s.stoppedWhy_ = 0;
  s.stoppedAtMs_ = atMs;
};

/** The clock stood since then, and would run if only the log were asked: that time is nobody's. */
export const standSince = (s: ClockState, atMs: Ms): void => {
  if (isRunning(s)) charge(s, atMs);
  if (isRunning(s)) stop(s, By.Arbiter, Why.Interruption, atMs);
};

/** What ended or stopped the game and was taken back: the clock was stopped all the same. */
const undone = (s: ClockState, op: Op, atMs: Ms): void => {
  if (op == Op.Claim || op == Op.AcceptClaim || op == Op.Seal || op == Op.Result) standSince(s, atMs);
};

/** What let the clock run again was taken back (a rejected claim, a reopening): the running stays (scenario.md §3). */
const ranAllTheSame = (s: ClockState): void => {
  if (s.phase_ != Phase.Ready && !isRunning(s)) setPhase(s, Phase.Stopped);
  s.claimBy_ = -1;
};

/**
 * Applies the log's records to a new game.
 * @param ply stop at the record with which this many presses have counted (0: the start); -1: go to the end
 * @returns that record; it was not reached: -1, less one for each press that counted then and does not now
 */
export const fold = (s: ClockState, log: Log, plan: Plan, ply: number): number => {
  const marks = plan.marks_;
  let more: number[] = [];
  let lost = 0;
  let i = 0;
  for (const words of log.pieces_) {
    const first = i;
    const end = first + log.perPiece_ < log.count_ ? first + log.perPiece_ : log.count_;
    for (; i < end; i++) {
      const atMs = words[(i - first) * 2] as number;
      const word = words[(i - first) * 2 + 1] as number;
      const op = (word >> 16) & 63;
      const side = (word >> 22) & 3;
      if (marks[i]) {
        if (op == Op.Arg) more.push(atMs | 0);
        else {
          if (marks[i] == Mark.Rewound) keep(s, op, side, word & 0x7fff, atMs, more);
          if (marks[i] == Mark.Undone) undone(s, op, atMs);
          more = [];
        }
      } else if (op == Op.Press || op == Op.Late) {
        if (press(s, side, atMs) < 0) lost++;
      } else if (op == Op.Arg) more.push(atMs | 0);
      else if (op == Op.Rewind) rewound(s, log, i, (word & RewindArg.Before) > 0, side - 1, atMs);
      else if (op == Op.Illegal) {
        if (!(word & IllegalArg.KeepMove)) rewound(s, log, i, true, (word & IllegalArg.First) - 1, atMs);
        rare.offences_().commit_(s, side, (word & IllegalArg.KeepMove) > 0, atMs);
        more = [];
      } else if (op != Op.Forward) {
        const arg = word & 0x7fff;
        if (op == Op.Resume || op == Op.Run) ranAllTheSame(s);
        if (more.length && (op == Op.Undo || (op == Op.ChangeControl && !arg)))
          standSince(s, (more[more.length - 1] as number) >>> 0);
        if (op != Op.Undo) operate(s, op, side, arg, (word & Bits.Force) > 0, atMs, more);
        more = [];
      }
      if (ply >= 0 && !marks[i] && op >= Op.Start && op <= Op.Late && pliesOf(s) == ply) return i;
    }
  }
  return -1 - lost;
};
