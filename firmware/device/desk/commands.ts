/** The operations by the names of the contract (scenario.md §3), from a line's fields to what is to be called. */
import { sideNames } from '../../core/about';
import { byNames, noteNames, whyNames } from '../../core/names';
import { resultNames } from '../../core/results';
import { By, Op, Reason, Whom, Why } from '../../core/types';
import { clock } from '../clock';
import { Room } from '../roomNames';
import { calibrate } from './calibrate';
import type { Call } from './call';
import { indexOr, isInteger, type Line, num } from './line';

/** White, Black, or both; -1: not a side. */
const sideIn = (line: Line, none: number): number =>
  line.both || line.side == 'both' ? Whom.Both : indexOr(sideNames, line.side || line.by, none);

/** An operation of core/operate. */
const run = (call: Call, op: Op, side: number, value: number, more: readonly number[]): Call => {
  call.room_ = Room.Ops;
  call.op_ = op;
  call.side_ = side;
  call.value_ = value;
  call.more_ = more;
  return call;
};

/** One of core/history: `op_` is its name. */
const onLog = (call: Call, value: number, flag: boolean): Call => {
  call.room_ = Room.Log;
  call.value_ = value;
  call.flag_ = flag;
  return call;
};

const to = (room: Call['room_'], call: Call): Call => {
  call.room_ = room;
  return call;
};

/** One that sets a control. */
const onControl = (call: Call): Call => to(Room.Game, call);

const onReset = (call: Call): Call => to(Room.Reset, call);

/** Nothing is done: the answer tells. */
const asked = (call: Call): Call => to(Room.Answer, call);

/** Done here. @param result effects or -Reason */
const done = (call: Call, result: number): Call => {
  call.value_ = result;
  return to(null, call);
};

/** No side given: it is refused, or (Whom.Both) both, or whoever is on move, is meant. */
const enum None {
  Refused = -1,
  Nobody = 2,
}

/** White or Black; -1: neither, or both. */
const oneSideIn = (line: Line): number => {
  const side = sideIn(line, None.Refused);
  return side == Whom.Both ? None.Refused : side;
};

/** Fields that are a word: how they become a number. */
const words: { [field: string]: readonly string[] } = { value: resultNames, kind: noteNames };

/**
 * Operations that are a side and perhaps a number: the Op, below 0 when no side need be given, and the number's field.
 * `ms` is 32 bits and goes in an argument record.
 */
const plain: { [op: string]: number | readonly [op: number, field: string] } = {
  start: -Op.Start,
  resume: -Op.Resume,
  run: Op.Run,
  note: [Op.Note, 'kind'],
  setTime: [Op.SetTime, 'ms'],
  addTime: [Op.AddTime, 'ms'],
  setMoves: [Op.SetMoves, 'moves'],
  setPeriod: [Op.SetPeriod, 'period'],
  liftFlag: Op.LiftFlag,
  claim: Op.Claim,
  acceptClaim: -Op.AcceptClaim,
  addUsed: [Op.AddUsed, 'ms'],
  penalty: [Op.Penalty, 'ms'],
  creditMove: Op.CreditMove,
  declareFlag: Op.DeclareFlag,
  swapSides: -Op.SwapSides,
  swapTimes: -Op.SwapTimes,
  arrived: Op.Arrived,
  seal: [-Op.Seal, 'early'],
  result: [-Op.Result, 'value'],
};

/** A number that may be missing, `none`; below 0 it is -2, which every operation refuses. */
const orNone = (value: unknown, none: number): number => {
  const given = num(value, none);
  return given < 0 && value != null ? -2 : given;
};

/** One side's numbers in `set`, in the order of SetArg. */
const wholeSide = (value: unknown): number[] => {
  const side = (value || {}) as Line;
  const overtime = side.overtime as Line | null | undefined;
  const numbers = [num(side.ms, -1), num(side.moves, -1), num(side.period, -1), orNone(side.used, -1)];
  const rest = overtime ? [orNone(overtime.periods, 1), num(overtime.ms, 0), num(overtime.moves, 0)] : [-1, 0, 0];
  return numbers.concat(rest);
};

const wide = (call: Call, op: Op, more: number[]): Call => run(call, op, Whom.Both, 0, more);

const shares = (value: unknown): number[] => {
  const side = (value || {}) as Line;
  return [num(side.movesAt, -1), num(side.movesNow, -1)];
};

const again = (call: Call): Call => onLog(call, num(call.line_.ply, -1), call.line_.before == true || call.flag_);

/** The others. */
const others: { [op: string]: (call: Call, line: Line) => Call } = {
  stop: (call, line) => {
    const by = indexOr(byNames, line.by, By.Arbiter);
    const why = indexOr(whyNames, line.why, Why.Interruption);
    return why == Why.Claim ? run(call, Op.Claim, by, 0, []) : run(call, Op.Stop, by, why, []);
  },
  set: (call, line) => run(call, Op.Set, oneSideIn(line), 0, wholeSide(line.white).concat(wholeSide(line.black))),
  illegal: (call, line) => {
    call.side_ = oneSideIn(line);
    return onLog(call, num(line.ply, 0), line.keepMove == true);
  },
  rewind: again,
  forward: again,
  undo: again,
  reset: onReset,
  undoReset: onReset,
  apportion: (call, line) => wide(call, Op.Apportion, shares(line.white).concat(shares(line.black))),
  nextControl: (call, line) => wide(call, Op.NextControl, [orNone(line.white, -1), orNone(line.black, -1)]),
  changeControl: onControl,
  setup: onControl,
  // The record names the claimant: what it cost him is kept over a rewind.
  rejectClaim: (call, line) => {
    const by = clock.game_.state_.claimBy_;
    return run(call, Op.RejectClaim, by < 0 ? Whom.Both : by, num(line.run, 0), []);
  },
  reopen: (call, line) => {
    const slip = Array.isArray(line.slip) ? (line.slip as unknown[]) : line.slip == 'last' ? [] : [-1];
    return slip.every(isInteger)
      ? run(call, Op.Reopen, Whom.Both, 0, [num(line.session, 0)].concat(slip as number[]))
      : done(call, -Reason.BadValue);
  },
  calibrate: (call, line) => done(call, calibrate(line, call.atMs_)),
  state: (call) => to(Room.Report, call),
  face: asked,
  slip: asked,
  strangers: asked,
};

const runPlain = (call: Call, op: number, field: string, line: Line): Call => {
  const given = line[field];
  const wide = field == 'ms' && isInteger(given);
  const optional = op < 0 || !field;
  const value = words[field] ? indexOr(words[field], given, None.Refused) : num(given, optional ? 0 : None.Refused);
  const both = op == Op.SetTime || op == Op.AddTime;
  const side = op < 0 ? sideIn(line, None.Nobody) : both ? sideIn(line, None.Refused) : oneSideIn(line);
  return run(call, op < 0 ? -op : op, side, wide ? 0 : value, wide ? [given] : []);
};

/** @param call with the line, its time and op @returns the same with all that is needed to do it; null: no such operation */
export const command = (call: Call): Call | null => {
  const line = call.line_;
  const row = plain[line.op as string];
  const other = others[line.op as string];
  if (other) return other(call, line);
  return !row ? null : typeof row == 'number' ? runPlain(call, row, '', line) : runPlain(call, row[0], row[1], line);
};
