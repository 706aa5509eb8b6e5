/** Operations that stand on the log: rewind, forward, undo, each with its record (core/game, OnLog). */
import { pliesOf } from './about';
import { In, refusal, underFloorOf } from './arbiter/common';
import { type Folding, note, type OnLog, Ply } from './game';
import { foldingOf, IllegalArg, type Plan, planOf, RewindArg, wordAt } from './plan';
import { opOf } from './read';
import { append, encode, type Log } from './record';
import { standSince } from './stand';
import { type ClockState, isRunning, type SideState } from './state';
import { Effect, Flag, Method, Op, Reason } from './types';

/** The fold whose end is the record of press number `ply` in the line that holds, of the start for 0; -1: it is not in the log. */
const foldTo = (ply: number): Folding => foldingOf(-1, null, ply);

/** Stopped, the times, counts and side as they were at a press (§8.1, §8.2). */
export const rewind: OnLog = (game, call) => {
  const s = game.state_;
  const ply = call.value_;
  const before = call.flag_;
  if (!call.fold_) {
    const refused = refusal(s, call.atMs_, In.Stopped | In.Adjourned);
    if (refused) return refused;
    return ply < 0 || ply > pliesOf(s) || (before && ply < 1) ? -Reason.NoSuchPly : foldTo(ply);
  }
  const record = call.fold_.end_;
  if (record < 0 || !game.journal_.hasRoom_(1)) return -Reason.NoSuchPly;
  note(game, call.atMs_, Op.Rewind, s.first_ + 1, before ? record + RewindArg.Before : record + 1);
  return null;
};

const pressedSince = (log: Log, record: number): boolean => {
  for (let i = record; i < log.count_; i++) {
    const op = opOf(wordAt(log, i));
    if (op == Op.Press || op == Op.Late) return true;
  }
  return false;
};

/** Undoes the last rewind, until the next press. An illegal move is an offence besides, and only undo takes one back. */
export const forward: OnLog = (game, call) => {
  const log = game.journal_;
  const refused = refusal(game.state_, call.atMs_, In.Stopped | In.Adjourned);
  if (refused) return refused;
  const rewinds = planOf(log, -1).rewinds_;
  const last = rewinds[rewinds.length - 1];
  if (last === undefined || opOf(wordAt(log, last)) == Op.Illegal || pressedSince(log, last) || !log.hasRoom_(1))
    return -Reason.Nothing;
  note(game, call.atMs_, Op.Forward, 0, 0);
  return null;
};

const lastUndoable = (log: Log, plan: Plan): number => {
  for (let i = log.count_ - 1; i >= 0; i--) {
    if (opOf(wordAt(log, i)) >= Op.SetTime && !plan.marks_[i]) return i;
  }
  return -1;
};

const isBroke = (m: SideState): boolean =>
  m.flag_ == Flag.Final || (m.bankMs_ <= 0 && !m.overtime_ && m.method_ != Method.Up);

/**
 * Takes back the last operation that corrected something: the log is folded again without it. Refused where a press made
 * since would be refused without it.
 */
export const undo: OnLog = (game, call) => {
  const s = game.state_;
  const log = game.journal_;
  const folded = call.fold_;
  if (!folded) {
    const refused = refusal(s, call.atMs_, In.Stopped | In.Adjourned | In.Over | In.Claimed);
    if (refused) return refused;
    const record = lastUndoable(log, planOf(log, -1));
    // Without it a damaged log is no better.
    return record < 0 || s.damaged_ || !log.hasRoom_(2) ? -Reason.Nothing : foldingOf(record, null, Ply.All);
  }
  const without = folded.state_ as ClockState;
  // The clock stood when the operation was done, or was stopped after it.
  const doneMs = folded.alsoMs_;
  const stoodMs = isRunning(without) ? [s.stoppedAtMs_ > doneMs ? s.stoppedAtMs_ : doneMs] : [];
  if (stoodMs.length) standSince(without, stoodMs[0] as number);
  const breaks = (m: SideState, before: SideState) => isBroke(m) && !isBroke(before) && !call.flag_;
  if (breaks(without.white_, s.white_) || breaks(without.black_, s.black_)) return -Reason.Floor;
  if (folded.end_ < -1) return -Reason.Nothing;
  append(log, call.atMs_, encode(Op.Undo, 0, folded.also_), stoodMs);
  game.state_ = without;
  return Effect.Face | Effect.Switch;
};

/** The last press of a side that holds, -1: none; and whether the other side has pressed since. */
const lastPress = (log: Log, plan: Plan, side: number, record: number): number => {
  for (let i = log.count_ - 1; i > record; i--) {
    const word = wordAt(log, i);
    if (!plan.marks_[i] && opOf(word) == Op.Press && ((word >> 22) & 3) == side) return i;
  }
  return -1;
};

/** A completed illegal move (scenario.md §3). Its `value_` is the press' number, 0 or below: the side's last one. */
export const illegal: OnLog = (game, call) => {
  const s = game.state_;
  const log = game.journal_;
  const side = call.side_;
  const ply = call.value_;
  const folded = call.fold_;
  if (!folded) {
    const refused = refusal(s, call.atMs_, In.Stopped);
    if (refused) return refused;
    if (side < 0) return -Reason.BadValue;
    if (ply > 0) return foldTo(ply);
  }
  const plan = planOf(log, -1);
  const record = folded ? folded.end_ : lastPress(log, plan, side, -1);
  if (record < 0 || ply > pliesOf(s) || ((wordAt(log, record) >> 22) & 3) != side) return -Reason.NoSuchPly;
  if (s.profile_.illegalInTime_ && lastPress(log, plan, 1 - side, record) >= 0) return -Reason.TooLate;
  if (!log.hasRoom_(2)) return -Reason.Nothing;
  const word = encode(Op.Illegal, side, s.first_ + 1 + (call.flag_ ? IllegalArg.KeepMove : 0));
  append(log, call.atMs_, word, [record]);
  return null;
};

/** A wrong setting found in the game: as if the right one had run from the start. Nobody may come out of it with nothing. */
export const replaceControl: OnLog = (game, call) => {
  const s = game.state_;
  const log = game.journal_;
  const more = call.more_;
  if (!call.fold_) {
    return refusal(s, call.atMs_, In.Stopped) || foldingOf(-1, more, Ply.All);
  }
  const other = call.fold_.state_ as ClockState;
  standSince(other, s.stoppedAtMs_);
  const low = (m: SideState, before: SideState) =>
    (isBroke(m) && !isBroke(before)) || (!call.flag_ && underFloorOf(other, m, before.bankMs_));
  if (low(other.white_, s.white_) || low(other.black_, s.black_)) return -Reason.Floor;
  if (!log.hasRoom_(more.length + 2)) return -Reason.Nothing;
  append(log, call.atMs_, encode(Op.ChangeControl, 0, 0), more.concat([s.stoppedAtMs_]));
  return null;
};
