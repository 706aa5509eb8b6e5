/** A game: its setup, its log and the state that follows from both. */
import { press } from './clock';
import { encode, type Log } from './record';
import type { ClockState, Setup } from './state';
import { Effect, type Ms, Op, Phase, type Side } from './types';

/** A log that can be written; the device's lies in flash. */
export interface Journal extends Log {
  /** Appends a record; nothing happens when it is full. */
  append_(atMs: Ms, word: number): void;
  /** The game starts: what was noted before it begins a new log. */
  begin_(): void;
  /** Room for this many records more. */
  hasRoom_(records: number): boolean;
  /** A new game: notes go to a draft until it starts; `restore_` goes back to the old log. */
  reset_(): void;
  restore_(): void;
}

export interface Game {
  setup_: Setup;
  state_: ClockState;
  journal_: Journal;
  /** When the game was reset, -1: it was not, or it cannot be undone any more. */
  resetAtMs_: Ms;
}

export const pliesOf = (s: ClockState): number => s.plyBase_ + s.white_.moves_ + s.black_.moves_;

export const note = (game: Game, atMs: Ms, op: Op, side: number, arg: number): void =>
  game.journal_.append_(atMs, encode(atMs, op, side, arg));

/** A player's contact closed: the press, and its record. */
export const pressGame = (game: Game, side: Side, atMs: Ms): number => {
  const s = game.state_;
  const ready = s.phase_ == Phase.Ready;
  const result = press(s, side, atMs);
  if (result > 0) {
    if (ready) game.journal_.begin_();
    note(game, atMs, result & Effect.Late ? Op.Late : ready ? Op.Late : Op.Press, side, 0);
  }
  return result;
};
