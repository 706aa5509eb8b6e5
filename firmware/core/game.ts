/** A game: its setup, its log and the state that follows from both. */
import { encode, type Log } from './record';
import type { ClockState, Setup } from './state';
import { Effect, type Ms, Op, type Side } from './types';

/** A log that can be written; the device's lies in flash. */
export interface Journal extends Log {
  /** Appends a record; nothing happens when it is full. */
  append_(atMs: Ms, word: number): void;
  /**
   * The game starts, and nothing may be made ready from now on. The log before may go.
   * @returns when it starts: `atMs`, or later where something had to be made ready
   */
  begin_(atMs: Ms): Ms;
  /** So many more records can be kept: else what folds the log anew is refused, as the log is not the whole game. */
  hasRoom_(records: number): boolean;
  /**
   * A new game.
   * @param undoable the log, or the game set up, until now can come back
   * @returns its setup, with the seats that the players have now
   */
  reset_(setup: Setup, atMs: Ms, undoable: boolean): Setup;
  /** Back to what was before the reset. False: it is no more. */
  restore_(atMs: Ms): boolean;
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
  game.journal_.append_(atMs, encode(atMs, op, side, arg));

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
  note(game, startMs, result & (Effect.Start | Effect.Late) ? Op.Late : Op.Press, side, 0);
};

/** An operation on the log itself. @param flag rewind: before the press took effect; undo: force */
export type OnLog = (game: Game, value: number, flag: boolean, atMs: Ms) => number;
