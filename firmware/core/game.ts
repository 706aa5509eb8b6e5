/** A game: its setup, its log and the state that follows from both. */
import { encode, type Log } from './record';
import type { ClockState, Setup } from './state';
import { Effect, type Ms, Op, type Side } from './types';

/** A log that can be written; the device's lies in flash. */
export interface Journal extends Log {
  /** Appends a record; nothing happens when it is full. */
  append_(atMs: Ms, word: number): void;
  /** The game starts: what was noted before it begins a new log. */
  begin_(): void;
  /** One more record can be kept. */
  hasRoom_(): boolean;
  /** A new game: notes go to a draft until it starts; `restore_` goes back to the log or draft before. */
  reset_(): void;
  restore_(): void;
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

export const pliesOf = (s: ClockState): number => s.plyBase_ + s.white_.moves_ + s.black_.moves_;

export const note = (game: Game, atMs: Ms, op: Op, side: number, arg: number): void =>
  game.journal_.append_(atMs, encode(atMs, op, side, arg));

/** The record of a press, or of what it was instead: a start by Black, a press that only switched. Refused: none. */
export const recordPress = (game: Game, result: number, side: Side, atMs: Ms): void => {
  if (result < 0) return;
  if (result & Effect.Start) game.journal_.begin_();
  note(game, atMs, result & (Effect.Start | Effect.Late) ? Op.Late : Op.Press, side, 0);
};
