/** State = the log's records applied in order to a new game, without those that were rewound or undone. */

import { pliesOf, sideNames } from './about';
import { arrive, charge, press, settle } from './clock';
import type { Folding } from './game';
import { IllegalArg, Mark, type Plan, RewindArg, rewoundFrom } from './plan';
import { rare } from './rare';
import { afterMs, opOf, signed, upperOf } from './read';
import { Bits, type Log } from './record';
import { standSince } from './stand';
import { type ClockState, isRunning, type SideState, setPhase } from './state';
import { By, type Ms, Op, Phase, Side } from './types';

const sideIn = (word: number): number => (word >> 22) & 3;

/** Notes the price of a rewound offence, which is paid where the clock is rewound to (core/arbiter/offences). */
const keepOffence = (s: ClockState, op: Op, m: SideState, more: readonly number[]): void => {
  const profile = s.profile_;
  if (op == Op.Illegal && profile.illegalLoses_) m.illegal_++;
  const ms = op == Op.Penalty ? (more[0] as Ms) : op == Op.Illegal ? profile.illegalOtherMs_ : profile.rejectOtherMs_;
  const payer = op == Op.Penalty || !ms ? m : m.other_;
  const amount = ms || -profile.rejectOwnMs_;
  const name = op == Op.Penalty ? 'penalty' : op == Op.Illegal ? 'illegal' : 'rejectClaim';
  if (amount) s.kept_.push({ op: name, side: sideNames[payer.side_] as string, ms: amount });
};

/** What a rewound record leaves behind: a session, the players came, who stopped the clock, offences and the time they cost. */
const keep = (s: ClockState, op: Op, side: number, arg: number, atMs: Ms, more: readonly number[]): void => {
  const m = side ? s.black_ : s.white_;
  if (op == Op.Press || op == Op.Late || op == Op.Arrived) arrive(s, m, atMs);
  else if (op == Op.Reopen) rare.turns_().beginSession_(s, atMs, more);
  else if (op == Op.Stop) {
    s.stoppedBy_ = side;
    s.stoppedWhy_ = arg;
    s.stoppedAtMs_ = atMs;
  } else if (op == Op.Penalty || op == Op.Illegal || op == Op.RejectClaim) keepOffence(s, op, m, more);
};

/**
 * The clock stands where it was rewound to: right after a press, or at the ms of one before it took effect, the thinking
 * charged. `first` is never rewound (laws.md §8.1), it comes with the record.
 */
const rewound = (s: ClockState, f: Folding, log: Log, record: number, word: number): void => {
  const illegal = opOf(word) == Op.Illegal;
  // No clock wrote that: what folds a damaged log fails.
  if (rewoundFrom(log, record) > record) throw 0;
  if (illegal || word & RewindArg.Before) charge(s, f.fromMs_);
  setPhase(s, Phase.Stopped);
  s.first_ = (illegal ? word & IllegalArg.First : sideIn(word)) - 1;
  s.paid_ = s.kept_;
  s.kept_ = [];
  if (s.stoppedAtMs_ >= f.priorMs_) return;
  s.stoppedBy_ = By.Arbiter;
  s.stoppedWhy_ = 0;
  s.stoppedAtMs_ = f.atMs_;
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

/** A record that holds and is no press. @returns it is one that other rooms do, or that is nothing to them: `f` has it */
const apply = (f: Folding, log: Log, record: number, word: number, more: number[]): boolean => {
  const s = f.state_ as ClockState;
  const op = opOf(word);
  const arg = word & 0x7fff;
  if (op == Op.Beat || op == Op.Note) {
    settle(s, f.atMs_);
    return false;
  }
  f.op_ = op;
  f.side_ = sideIn(word);
  f.value_ = arg;
  f.flag_ = (word & Bits.Force) > 0;
  f.more_ = more;
  if (op == Op.Rewind || op == Op.Illegal) {
    f.flag_ = op == Op.Illegal && (word & IllegalArg.KeepMove) > 0;
    if (!f.flag_) rewound(s, f, log, record, word);
    return op == Op.Illegal || s.paid_.length > 0;
  }
  if (op == Op.Resume || op == Op.Run) ranAllTheSame(s);
  if (more.length && (op == Op.Undo || (op == Op.ChangeControl && !arg))) standSince(s, more[more.length - 1] as Ms);
  // A control that holds from the start is in the state already.
  return op > Op.Undo && op != Op.Forward && (op != Op.ChangeControl || arg > 0);
};

/** The start as core/arbiter has it: it needs no other room. */
const begin = (s: ClockState, side: number, atMs: Ms): void => {
  if (s.phase_ == Phase.Ready)
    rare.turns_().start_(s, side == Side.White ? s.white_ : side == Side.Black ? s.black_ : s.mover_, atMs);
};

/**
 * Applies records to the state of `f`, up to one that other rooms do (core/arbiter, or core/arbiter/offences for a rewind or an
 * illegal move).
 * @returns that there is one; false: the fold is at its end
 */
export const foldOn = (f: Folding, log: Log): boolean => {
  const s = f.state_ as ClockState;
  const marks = (f.plan_ as Plan).marks_;
  let more: number[] = [];
  let atMs = f.atMs_;
  // Of the next operation, as far as words before it say so.
  let nextMs = atMs;
  let high = 0;
  let back = 0;
  for (let i = f.next_; i < log.count_; i++) {
    const word = log.words_[i] as number;
    const op = (word >> 16) & 63;
    if (op >= Op.Start && op <= Op.Late && !marks[i]) {
      nextMs = atMs = op == Op.Start ? nextMs : nextMs + (word & 0xffff);
      if (op == Op.Start) begin(s, sideIn(word), atMs);
      else if (press(s, sideIn(word), atMs) < 0) f.end_--;
      if (f.ply_ >= 0 && pliesOf(s) == f.ply_) {
        f.end_ = i;
        return false;
      }
    } else if (marks[i]! >= Mark.Void) {
      nextMs = atMs;
      high = 0;
      more = [];
    } else if (op <= Op.Time) {
      high += word & 0xffff;
      if (op == Op.Arg) more.push(signed(high));
      if (op == Op.Time) nextMs = high;
      high = upperOf(word, high);
    } else {
      const priorMs = atMs;
      nextMs += afterMs(word);
      f.atMs_ = atMs = nextMs;
      if (!back) {
        f.fromMs_ = atMs;
        f.priorMs_ = priorMs;
      }
      back = marks[i]! & Mark.Rewound;
      if (i == f.also_) f.alsoMs_ = atMs;
      if (marks[i] == Mark.Rewound) keep(s, op, sideIn(word), word & 0x7fff, atMs, more);
      if (marks[i] == Mark.Undone) undone(s, op, atMs);
      if (!marks[i] && apply(f, log, i, word, more)) {
        f.next_ = i + 1;
        return true;
      }
      more = [];
    }
  }
  return false;
};
