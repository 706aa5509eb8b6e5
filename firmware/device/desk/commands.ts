/** The operations by the names of the contract (scenario.md §3), from a line's fields to the game. */

import { sideNames } from '../../core/about';
import { byNames, noteNames, whyNames } from '../../core/names';
import { ControlArg } from '../../core/plan';
import { resultNames } from '../../core/results';
import { By, type Ms, Op, Phase, Reason, Whom, Why } from '../../core/types';
import { clock } from '../clock';
import { open } from '../room';
import { calibrate } from './calibrate';
import { indexOr, isInteger, type Line, num } from './line';

/** White, Black, or both; -1: not a side. */
const sideIn = (line: Line, none: number): number =>
  line.both || line.side == 'both' ? Whom.Both : indexOr(sideNames, line.side || line.by, none);

const run = (op: Op, side: number, value: number, line: Line, atMs: Ms, more: number[]): number =>
  open('zn.ops')(clock.game_, op, side, value, line.force == true, atMs, more);

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

const wide = (op: Op, line: Line, atMs: Ms, more: number[]): number => run(op, Whom.Both, 0, line, atMs, more);

const shares = (value: unknown): number[] => {
  const side = (value || {}) as Line;
  return [num(side.movesAt, -1), num(side.movesNow, -1)];
};

const changeControl = (line: Line, atMs: Ms): number => {
  const more = open('zn.game').controlOf_(line);
  const remaining = line.keep == 'remaining' && clock.game_.state_.phase_ != Phase.Ready;
  if (!more) return -Reason.BadValue;
  return remaining
    ? run(Op.ChangeControl, Whom.Both, ControlArg.Remaining, line, atMs, more)
    : open('zn.log').replaceControl_(clock.game_, line.force == true, atMs, more);
};

/** The others. */
const others: { [op: string]: (line: Line, atMs: Ms) => number } = {
  stop: (line, atMs) => {
    const by = indexOr(byNames, line.by, By.Arbiter);
    const why = indexOr(whyNames, line.why, Why.Interruption);
    return why == Why.Claim ? run(Op.Claim, by, 0, line, atMs, []) : run(Op.Stop, by, why, line, atMs, []);
  },
  set: (line, atMs) => run(Op.Set, oneSideIn(line), 0, line, atMs, wholeSide(line.white).concat(wholeSide(line.black))),
  illegal: (line, atMs) =>
    open('zn.log').illegal_(clock.game_, oneSideIn(line), num(line.ply, 0), line.keepMove == true, atMs),
  apportion: (line, atMs) => wide(Op.Apportion, line, atMs, shares(line.white).concat(shares(line.black))),
  nextControl: (line, atMs) => wide(Op.NextControl, line, atMs, [orNone(line.white, -1), orNone(line.black, -1)]),
  changeControl: changeControl,
  // The record names the claimant: what it cost him is kept over a rewind.
  rejectClaim: (line, atMs) => {
    const by = clock.game_.state_.claimBy_;
    return run(Op.RejectClaim, by < 0 ? Whom.Both : by, num(line.run, 0), line, atMs, []);
  },
  reopen: (line, atMs) => {
    const slip = Array.isArray(line.slip) ? (line.slip as unknown[]) : line.slip == 'last' ? [] : [-1];
    return slip.every(isInteger)
      ? run(Op.Reopen, Whom.Both, 0, line, atMs, [num(line.session, 0)].concat(slip as number[]))
      : -Reason.BadValue;
  },
  setup: (line, atMs) => open('zn.game').setUp_(line, atMs),
  calibrate: calibrate,
};

const runPlain = (op: number, field: string, line: Line, atMs: Ms): number => {
  const given = line[field];
  const wide = field == 'ms' && isInteger(given);
  const optional = op < 0 || !field;
  const value = words[field] ? indexOr(words[field], given, None.Refused) : num(given, optional ? 0 : None.Refused);
  const both = op == Op.SetTime || op == Op.AddTime;
  const side = op < 0 ? sideIn(line, None.Nobody) : both ? sideIn(line, None.Refused) : oneSideIn(line);
  return run(op < 0 ? -op : op, side, wide ? 0 : value, line, atMs, wide ? [given] : []);
};

/** @returns effects or -Reason; null: there is no such operation */
export const command = (line: Line, atMs: Ms): number | null => {
  const name = line.op as string;
  const row = plain[name];
  const other = others[name];
  if (other) return other(line, atMs);
  const log = row ? null : open('zn.log').byName_[name];
  if (log) return log(clock.game_, num(line.ply, -1), line.before == true || line.force == true, atMs);
  return !row ? null : typeof row == 'number' ? runPlain(row, '', line, atMs) : runPlain(row[0], row[1], line, atMs);
};
