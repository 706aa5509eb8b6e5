/** Operations on a game, with their records; rewind, forward, undo and reset, which stand on the log. */
import { pliesOf } from './about';
import { In, refusal, underFloorOf } from './arbiter/common';
import { fold, standSince } from './fold';
import { type Game, note, type OnLog } from './game';
import { noteWide } from './operate';
import { IllegalArg, type Plan, planOf, RewindArg } from './plan';
import { rare } from './rare';
import { opOf, wordAt } from './read';
import type { Log } from './record';
import { anewBy, refold } from './refold';
import { isRunning, type SideState } from './state';
import { Effect, Flag, Method, type Ms, Op, Phase, Reason } from './types';

/** How long a reset can be undone. */
export const enum Undo {
  ResetMs = 10000,
}

/** The record of press number `ply` in the line that holds, of the start for 0; -1: it is not in the log. */
const recordOf = (game: Game, ply: number): number => {
  const plan = planOf(game.journal_, -1);
  return fold(anewBy(game, plan), game.journal_, plan, ply);
};

/** Stopped, the times, counts and side as they were at a press (§8.1, §8.2). */
export const rewind: OnLog = (game, ply, before, atMs) => {
  const s = game.state_;
  const refused = refusal(s, atMs, In.Stopped | In.Adjourned);
  if (refused) return refused;
  if (ply < 0 || ply > pliesOf(s) || (before && ply < 1)) return -Reason.NoSuchPly;
  const log = game.journal_;
  const record = recordOf(game, ply);
  if (record < 0 || !log.hasRoom_(1)) return -Reason.NoSuchPly;
  note(game, atMs, Op.Rewind, s.first_ + 1, before ? record + RewindArg.Before : record + 1);
  return refold(game);
};

const pressedSince = (log: Log, record: number): boolean => {
  for (let i = record; i < log.count_; i++) {
    const op = opOf(wordAt(log, i, 1));
    if (op == Op.Press || op == Op.Late) return true;
  }
  return false;
};

/** Undoes the last rewind, until the next press. An illegal move is an offence besides, and only undo takes one back. */
export const forward: OnLog = (game, _value, _flag, atMs) => {
  const log = game.journal_;
  const refused = refusal(game.state_, atMs, In.Stopped | In.Adjourned);
  if (refused) return refused;
  const rewinds = planOf(log, -1).rewinds_;
  const last = rewinds[rewinds.length - 1];
  if (last === undefined || opOf(wordAt(log, last, 1)) == Op.Illegal || pressedSince(log, last) || !log.hasRoom_(1))
    return -Reason.Nothing;
  note(game, atMs, Op.Forward, 0, 0);
  return refold(game);
};

const lastUndoable = (log: Log, plan: Plan): number => {
  for (let i = log.count_ - 1; i >= 0; i--) {
    if (opOf(wordAt(log, i, 1)) >= Op.SetTime && !plan.marks_[i]) return i;
  }
  return -1;
};

const isBroke = (m: SideState): boolean =>
  m.flag_ == Flag.Final || (m.bankMs_ <= 0 && !m.overtime_ && m.method_ != Method.Up);

/**
 * Takes back the last operation that corrected something: the log is folded again without it. Refused where a press made
 * since would be refused without it.
 */
export const undo: OnLog = (game, _value, force, atMs) => {
  const s = game.state_;
  const log = game.journal_;
  const refused = refusal(s, atMs, In.Stopped | In.Adjourned | In.Over | In.Claimed);
  if (refused) return refused;
  const record = lastUndoable(log, planOf(log, -1));
  // Without it a damaged log is no better.
  if (record < 0 || s.damaged_ || !log.hasRoom_(2)) return -Reason.Nothing;
  const plan = planOf(log, record);
  const without = anewBy(game, plan);
  const end = fold(without, log, plan, -1);
  // The clock stood when the operation was done, or was stopped after it.
  const doneMs = wordAt(log, record, 0);
  const stoodMs = isRunning(without) ? [s.stoppedAtMs_ > doneMs ? s.stoppedAtMs_ : doneMs] : [];
  if (stoodMs.length) standSince(without, stoodMs[0] as number);
  const breaks = (m: SideState, before: SideState) => isBroke(m) && !isBroke(before) && !force;
  if (breaks(without.white_, s.white_) || breaks(without.black_, s.black_)) return -Reason.Floor;
  if (end < -1) return -Reason.Nothing;
  noteWide(game, Op.Undo, 0, record, atMs, stoodMs);
  game.state_ = without;
  return Effect.Face | Effect.Switch;
};

/** The last press of a side that holds, -1: none; and whether the other side has pressed since. */
const lastPress = (log: Log, plan: Plan, side: number, record: number): number => {
  for (let i = log.count_ - 1; i > record; i--) {
    const word = wordAt(log, i, 1);
    if (!plan.marks_[i] && opOf(word) == Op.Press && ((word >> 22) & 3) == side) return i;
  }
  return -1;
};

/** A completed illegal move (scenario.md §3). @param ply 0 or below: the side's last press */
export const illegal = (game: Game, side: number, ply: number, keepMove: boolean, atMs: Ms): number => {
  const s = game.state_;
  const log = game.journal_;
  const refused = refusal(s, atMs, In.Stopped);
  if (refused) return refused;
  if (side < 0) return -Reason.BadValue;
  const plan = planOf(log, -1);
  const record = ply > 0 ? recordOf(game, ply) : lastPress(log, plan, side, -1);
  if (record < 0 || ply > pliesOf(s) || ((wordAt(log, record, 1) >> 22) & 3) != side) return -Reason.NoSuchPly;
  if (s.profile_.illegalInTime_ && lastPress(log, plan, 1 - side, record) >= 0) return -Reason.TooLate;
  if (!log.hasRoom_(2)) return -Reason.Nothing;
  noteWide(game, Op.Illegal, side, s.first_ + 1 + (keepMove ? IllegalArg.KeepMove : 0), atMs, [record]);
  return refold(game);
};

/** A wrong setting found: as if the right one had run from the start. Nobody may come out of it with nothing. */
export const replaceControl = (game: Game, force: boolean, atMs: Ms, more: readonly number[]): number => {
  const s = game.state_;
  const log = game.journal_;
  const refused = refusal(s, atMs, In.Ready | In.Stopped);
  if (refused) return refused;
  if (s.phase_ == Phase.Ready) {
    game.setup_ = log.reset_(rare.anew_(game.setup_, more).setup_, atMs, false);
    game.state_ = rare.anew_(game.setup_, null);
    return Effect.Press;
  }
  const other = rare.anew_(game.setup_, more);
  fold(other, log, planOf(log, -1), -1);
  standSince(other, s.stoppedAtMs_);
  const low = (m: SideState, before: SideState) =>
    (isBroke(m) && !isBroke(before)) || (!force && underFloorOf(other, m, before.bankMs_));
  if (low(other.white_, s.white_) || low(other.black_, s.black_)) return -Reason.Floor;
  if (!log.hasRoom_(more.length + 2)) return -Reason.Nothing;
  noteWide(game, Op.ChangeControl, 0, 0, atMs, more.concat([s.stoppedAtMs_]));
  return refold(game);
};

export const undoReset: OnLog = (game, _value, _flag, atMs) => {
  const s = game.state_;
  const refused = refusal(s, atMs, In.Ready | In.Stopped | In.Adjourned | In.Over);
  if (refused) return refused;
  if (s.phase_ != Phase.Ready || game.resetAtMs_ < 0 || atMs - game.resetAtMs_ > Undo.ResetMs) return -Reason.Nothing;
  game.resetAtMs_ = -1;
  if (!game.journal_.restore_(atMs)) return -Reason.Nothing;
  game.setup_ = game.setupBefore_;
  return refold(game);
};
