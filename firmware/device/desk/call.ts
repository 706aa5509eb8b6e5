/**
 * What one room has read another does, and a third one tells: a board has not the memory for all of them at a time, and a
 * room stays in memory as long as it waits for another.
 */
import type { Setup } from '../../core/state';
import type { Ms, Op } from '../../core/types';
import { clock } from '../clock';
import { done } from '../events';
import { makeRoom, open } from '../room';
import { Room } from '../roomNames';
import type { Line } from './line';

/** An operation by its number (ops) or name, with what it needs. */
export interface Call {
  /** Who does it; null: it is done, `value_` says with which result. */
  room_: Room.Ops | Room.Log | Room.Reset | Room.Game | Room.Journal | Room.New | Room.Report | Room.Answer | null;
  /** '': the line means nothing. */
  op_: Op | string;
  side_: number;
  value_: number;
  /** By force; rewind: before the press took effect; illegal: the move stands. */
  flag_: boolean;
  atMs_: Ms;
  more_: readonly number[];
  line_: Line;
  /** Of a new game. */
  setup_?: Setup;
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
  return room == Room.Ops
    ? open(room)(clock.game_, call.op_ as Op, call.side_, call.value_, call.flag_, call.atMs_, call.more_)
    : open(room).act_(call);
};

/** One room after the other. @returns effects or -Reason, or the answer */
export const carryOut = (call: Call): number | string => {
  let step: Step = call;
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
