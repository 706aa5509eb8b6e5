/** Operations on a game, with their records; rewind, forward, undo and reset, which stand on the log. */
import { operate } from './arbiter';
import { In, phaseReason } from './arbiter/common';
import { settle } from './clock';
import { fold } from './fold';
import { type Game, note, pliesOf } from './game';
import { newGame } from './newgame';
import { type Plan, planOf, RewindArg } from './plan';
import { type Log, opOf, wordAt } from './record';
import type { ClockState, SideState } from './state';
import { Effect, Flag, Method, type Ms, Op, Phase, Reason } from './types';

/** How long a reset can be undone. */
export const enum Undo {
  ResetMs = 10000,
}

/** The state that follows from the log. @param without a record that is taken back besides, -1: none */
const folded = (game: Game, without: number): ClockState => {
  const s = newGame(game.setup_);
  fold(s, game.journal_, planOf(game.journal_, without), -1);
  return s;
};

/** Why it is not allowed, as -Reason; 0: it is. Flags that fell by then come first, as before every event. */
const refusal = (s: ClockState, atMs: Ms, phases: number): number => {
  s.maxMs_ = -1;
  settle(s, atMs);
  return -phaseReason(s, phases);
};

const refold = (game: Game): Effect => {
  game.state_ = folded(game, -1);
  return Effect.Face | Effect.Switch;
};

/** Any operation of core/arbiter, and its records. */
export const operateGame = (
  game: Game,
  op: Op,
  side: number,
  value: number,
  force: boolean,
  atMs: Ms,
  more: readonly number[],
): number => {
  const result = operate(game.state_, op, side, value, force, atMs, more);
  if (result < 0) return result;
  if (op == Op.Start) game.journal_.begin_();
  for (const ms of more) note(game, ms < 0 ? ms + 0x100000000 : ms, Op.Arg, 0, 0);
  note(game, atMs, op, side, value + (force ? 0x8000 : 0));
  return result;
};

/** An operation on the log itself. @param flag rewind: before the press took effect; undo: force */
export type OnLog = (game: Game, value: number, flag: boolean, atMs: Ms) => number;

/** Stopped, the times, counts and side as they were at a press (§8.1, §8.2). */
export const rewind: OnLog = (game, ply, before, atMs) => {
  const s = game.state_;
  const refused = refusal(s, atMs, In.Stopped | In.Adjourned);
  if (refused) return refused;
  if (ply < 0 || ply > pliesOf(s) || (before && ply < 1)) return -Reason.NoSuchPly;
  const log = game.journal_;
  const record = fold(newGame(game.setup_), log, planOf(log, -1), ply);
  if (record < 0 || !log.hasRoom_()) return -Reason.NoSuchPly;
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

/** Undoes the last rewind, until the next press. */
export const forward: OnLog = (game, _value, _flag, atMs) => {
  const log = game.journal_;
  const refused = refusal(game.state_, atMs, In.Stopped | In.Adjourned);
  if (refused) return refused;
  const rewinds = planOf(log, -1).rewinds_;
  const last = rewinds[rewinds.length - 1];
  if (last === undefined || pressedSince(log, last) || !log.hasRoom_()) return -Reason.Nothing;
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

/** Takes back the last operation that corrected something: the log is folded again without it. */
export const undo: OnLog = (game, _value, force, atMs) => {
  const s = game.state_;
  const log = game.journal_;
  const refused = refusal(s, atMs, In.Stopped | In.Adjourned | In.Over);
  if (refused) return refused;
  const record = lastUndoable(log, planOf(log, -1));
  if (record < 0 || !log.hasRoom_()) return -Reason.Nothing;
  const op = opOf(wordAt(log, record, 1));
  if ((op == Op.Rewind || op == Op.Forward) && pressedSince(log, record)) return -Reason.Nothing;
  const without = folded(game, record);
  const breaks = (m: SideState, before: SideState) => isBroke(m) && !isBroke(before) && !force;
  if (breaks(without.white_, s.white_) || breaks(without.black_, s.black_)) return -Reason.Floor;
  note(game, atMs, Op.Undo, 0, record);
  game.state_ = without;
  return Effect.Face | Effect.Switch;
};

/** A new game by the same setup; the old log is kept until it starts. */
export const reset: OnLog = (game, _value, _flag, atMs) => {
  const s = game.state_;
  const refused = refusal(s, atMs, In.Ready | In.Stopped | In.Adjourned | In.Over);
  if (refused) return refused;
  if (s.phase_ == Phase.Ready && !game.journal_.count_) return Effect.Face;
  game.resetAtMs_ = atMs;
  game.journal_.reset_();
  game.state_ = newGame(game.setup_);
  return Effect.Face | Effect.Switch;
};

export const undoReset: OnLog = (game, _value, _flag, atMs) => {
  const s = game.state_;
  const refused = refusal(s, atMs, In.Ready | In.Stopped | In.Adjourned | In.Over);
  if (refused) return refused;
  if (s.phase_ != Phase.Ready || game.resetAtMs_ < 0 || atMs - game.resetAtMs_ > Undo.ResetMs) return -Reason.Nothing;
  game.resetAtMs_ = -1;
  game.journal_.restore_();
  return refold(game);
};
