/** A game: its setup, its log and the state that follows from both. */
import type { Plan } from './plan';
import { append, encode, type Writing } from './record';
import type { ClockState, Setup } from './state';
import { Effect, type Ms, Op, type Side } from './types';

/** A log that can be written; the device's lies in flash. */
export interface Journal extends Writing {
  /**
   * The game starts, and nothing may be made ready from now on. The log before may go.
   * @returns when it starts: `atMs`, or later where something had to be made ready
   */
  begin_(atMs: Ms): Ms;
  /** So many more records can be kept: else what folds the log anew is refused, as the log is not the whole game. */
  hasRoom_(records: number): boolean;
}

export interface Game {
  setup_: Setup;
  /** The setup before a reset, as a change of control goes on into the next game. */
  setupBefore_: Setup;
  state_: ClockState;
  journal_: Journal;
  /** When the game was reset, -1: it was not, or it cannot be undone any more. */
  resetAtMs_: Ms;
}

export const note = (game: Game, atMs: Ms, op: Op, side: number, arg: number): void =>
  append(game.journal_, atMs, encode(op, side, arg), []);

/** The session begins when the log is ready. @returns that time */
export const begin = (game: Game, atMs: Ms): Ms => {
  const s = game.state_;
  const startMs = game.journal_.begin_(atMs);
  if (startMs > atMs) {
    s.sinceMs_ = s.sessionAtMs_ = startMs;
    if (s.black_.arrivedMs_ == atMs) s.black_.arrivedMs_ = startMs;
  }
  return startMs;
};

/** The record of a press, or of what it was instead: a start by Black, a press that only switched. Refused: none. */
export const recordPress = (game: Game, result: number, side: Side, atMs: Ms): void => {
  if (result < 0) return;
  const startMs = result & Effect.Start ? begin(game, atMs) : atMs;
  game.journal_.write_(startMs, encode(result & (Effect.Start | Effect.Late) ? Op.Late : Op.Press, side, 0));
};

/** An operation with what it needs. */
export interface Doing {
  op_: Op | string;
  side_: number;
  value_: number;
  /** By force; rewind: before the press took effect; illegal: the move stands. */
  flag_: boolean;
  atMs_: Ms;
  more_: readonly number[];
}

/** What becomes of the state that follows from all of the log: the operation that asked goes on with it, or it is the game's. */
export const enum Ply {
  All = -1,
  Game = -2,
}

/**
 * The log on its way to a state. A board has not the memory for the fold and for an operation's rooms at a time: so the fold
 * stops before an operation, which is in the fields of Doing, and goes on when it is done.
 */
export interface Folding extends Partial<Doing> {
  /** Asked for: a record to be taken back besides, -1: none. */
  also_: number;
  /** The numbers of another control from the start; null: the log's own. */
  control_: readonly number[] | null;
  /** The fold ends at the record with which this many presses have counted (0: the start); below 0, Ply: with the last one. */
  ply_: number;
  plan_?: Plan;
  state_?: ClockState;
  /** The word that comes next, and the time of the record before it. */
  next_: number;
  atMs_: Ms;
  /** Where a rewind goes back to: the time of the first record that it takes back, and of the one before. */
  fromMs_: Ms;
  priorMs_: Ms;
  /** When the record `also_` was. */
  alsoMs_: Ms;
  /** The record of `ply_`. When it was not reached: -1, less one for each press that counted then and does not now. */
  end_: number;
}

/**
 * An operation on the log itself. It is called with what was asked for, and, where it wanted a fold for that, once more when it
 * has come to its end.
 * @returns effects or -Reason; a fold; null: the state is to follow from the log
 */
export type OnLog = (game: Game, call: Doing & { fold_?: Folding | null | undefined }) => number | Folding | null;
