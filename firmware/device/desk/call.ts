/**
 * What one room has read another does, and a third one tells: a board has not the memory for all of them at a time, and a
 * room stays in memory as long as it waits for another.
 */
import type { Doing, Folding } from '../../core/game';
import type { Setup } from '../../core/state';
import type { Ms } from '../../core/types';
import { done } from '../events';
import { makeRoom, open } from '../room';
import { Room } from '../roomNames';
import type { Line } from './line';

/** An operation by its number (ops) or name, with what it needs. */
export interface Call extends Doing {
  /** Who does it; null: it is done, `value_` says with which result. `op_` is '' when the line means nothing. */
  room_:
    | Room.Ops
    | Room.Log
    | Room.Fold
    | Room.Offences
    | Room.Reset
    | Room.Game
    | Room.Journal
    | Room.New
    | Room.Report
    | Room.Answer
    | null;
  line_: Line;
  /** Of a new game. */
  setup_?: Setup;
  /** The log is folded for it. */
  fold_?: Folding | null | undefined;
}

/** Effects or -Reason of an operation; what is to be done next; the answer. */
export type Step = number | Call | string;

/** A call of a line that nobody has read further. */
export const callOf = (line: Line, atMs: Ms): Call => ({
  room_: Room.Answer,
  op_: line.op as string,
  side_: 0,
  value_: 0,
  flag_: line.force == true,
  atMs_: atMs,
  more_: [],
  line_: line,
});

/** A new game out of a line's fields. */
export const setUpCall = (line: Line, atMs: Ms): Call => {
  const call = callOf(line, atMs);
  call.room_ = Room.Game;
  call.op_ = 'setup';
  return call;
};

const next = (call: Call): Step => {
  const room = call.room_;
  if (room == null) return call.value_;
  makeRoom();
  return open(room).act_(call);
};

/** What no line asks for. Room.Fold: the state is to follow from the log; Room.New: a game by its setup; null: nothing. */
export interface Task {
  room_: Room.Fold | Room.New | null;
  /** '': the game has a log, of which its state is to follow. */
  op_?: '' | 'setup';
  setup_?: Setup;
}

/** One room after the other. @returns effects or -Reason, or the answer; of a task null: nothing */
export const carryOut = (call: Call | Task): number | string => {
  let step: Step = call as Call;
  while (typeof step == 'object') step = next(step);
  return step;
};

/** @returns the answer to a line; null: it is no object, or has not the code */
export const answerTo = (text: string): string | null => {
  makeRoom();
  const call = open(Room.Link)(text);
  if (!call) return null;
  const result = carryOut(call);
  if (typeof result == 'string') return result;
  makeRoom();
  done(result, call.atMs_);
  call.room_ = Room.Answer;
  return carryOut(call) as string;
};
