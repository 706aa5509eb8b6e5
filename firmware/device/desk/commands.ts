/** The operations by the names of the contract (scenario.md §3), from a line's fields to the game. */
import { forward, type OnLog, operateGame, reset, rewind, undo, undoReset } from '../../core/history';
import { byNames, sideNames, whyNames } from '../../core/names';
import { By, type Ms, Op, Whom, Why } from '../../core/types';
import { clock } from '../clock';
import { indexOr, isInteger, type Line, num } from './line';
import { setupCommand } from './setup';

/** White, Black, or both; -1: not a side. */
const sideIn = (line: Line, none: number): number =>
  line.both || line.side == 'both' ? Whom.Both : indexOr(sideNames, line.side, none);

const run = (op: Op, side: number, value: number, line: Line, atMs: Ms, more: number[]): number =>
  operateGame(clock.game_, op, side, value, line.force == true, atMs, more);

/** No side given: it is refused, or (Whom.Both) both, or whoever is on move, is meant. */
const enum None {
  Refused = -1,
  Nobody = 2,
}

/** Operations that are a side and a number: the number's field, `ms` being one of 32 bits. */
const plain: { [op: string]: readonly [op: Op, none: number, field: string] } = {
  start: [Op.Start, None.Nobody, ''],
  resume: [Op.Resume, None.Nobody, ''],
  setTime: [Op.SetTime, None.Refused, 'ms'],
  addTime: [Op.AddTime, None.Refused, 'ms'],
  setMoves: [Op.SetMoves, None.Refused, 'moves'],
  setPeriod: [Op.SetPeriod, None.Refused, 'period'],
  liftFlag: [Op.LiftFlag, None.Refused, ''],
};

/** One side's numbers in `set`, in the order of SetArg. */
const wholeSide = (value: unknown): number[] => {
  const side = (value || {}) as Line;
  const overtime = side.overtime as Line | null | undefined;
  const numbers = [num(side.ms, -1), num(side.moves, -1), num(side.period, -1), num(side.used, -1)];
  const rest = overtime ? [num(overtime.periods, 1), num(overtime.ms, 0), num(overtime.moves, 0)] : [-1, 0, 0];
  return numbers.concat(rest);
};

const onLog: { [op: string]: OnLog } = {
  rewind: rewind,
  forward: forward,
  undo: undo,
  reset: reset,
  undoReset: undoReset,
};

/** The others. */
const others: { [op: string]: (line: Line, atMs: Ms) => number } = {
  stop: (line, atMs) =>
    run(Op.Stop, indexOr(byNames, line.by, By.Arbiter), indexOr(whyNames, line.why, Why.Interruption), line, atMs, []),
  set: (line, atMs) =>
    run(Op.Set, sideIn(line, None.Refused), 0, line, atMs, wholeSide(line.white).concat(wholeSide(line.black))),
  setup: setupCommand,
};

/** @returns effects or -Reason; null: there is no such operation */
export const command = (line: Line, atMs: Ms): number | null => {
  const name = line.op as string;
  const row = plain[name];
  const other = others[name];
  const log = onLog[name];
  if (log) return log(clock.game_, num(line.ply, -1), line.before == true || line.force == true, atMs);
  if (!row) return other ? other(line, atMs) : null;
  const field = row[2];
  const value = field ? num(line[field], None.Refused) : 0;
  const wide = field == 'ms';
  return run(
    row[0],
    sideIn(line, row[1]),
    wide && isInteger(line.ms) ? 0 : value,
    line,
    atMs,
    wide ? [line.ms as Ms] : [],
  );
};
