/** The operations by the names of the contract (scenario.md §3), from a line's fields to the game. */
import { SetArg } from '../../core/arbiter/whole';
import { forward, operateGame, reset, rewind, undo, undoReset } from '../../core/history';
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

type Command = (line: Line, atMs: Ms) => number;

/** One side's numbers in `set`, in the order of SetArg. */
const wholeSide = (value: unknown): number[] => {
  const side = (value || {}) as Line;
  const overtime = side.overtime as Line | null | undefined;
  const numbers: number[] = [];
  numbers[SetArg.Ms] = num(side.ms, -1);
  numbers[SetArg.Moves] = num(side.moves, -1);
  numbers[SetArg.Period] = num(side.period, -1);
  numbers[SetArg.Used] = num(side.used, -1);
  numbers[SetArg.Overtimes] = overtime ? num(overtime.periods, 1) : -1;
  numbers[SetArg.OvertimeMs] = overtime ? num(overtime.ms, 0) : 0;
  numbers[SetArg.OvertimeMoves] = overtime ? num(overtime.moves, 0) : 0;
  return numbers;
};

export const commands: { [op: string]: Command } = {
  start: (line, atMs) => run(Op.Start, sideIn(line, Whom.Both), 0, line, atMs, []),
  stop: (line, atMs) =>
    run(Op.Stop, indexOr(byNames, line.by, By.Arbiter), indexOr(whyNames, line.why, Why.Interruption), line, atMs, []),
  resume: (line, atMs) => run(Op.Resume, sideIn(line, Whom.Both), 0, line, atMs, []),
  setTime: (line, atMs) => run(Op.SetTime, sideIn(line, -1), isInteger(line.ms) ? 0 : -1, line, atMs, [line.ms as Ms]),
  addTime: (line, atMs) => run(Op.AddTime, sideIn(line, -1), isInteger(line.ms) ? 0 : -1, line, atMs, [line.ms as Ms]),
  setMoves: (line, atMs) => run(Op.SetMoves, sideIn(line, -1), num(line.moves, -1), line, atMs, []),
  setPeriod: (line, atMs) => run(Op.SetPeriod, sideIn(line, -1), num(line.period, -1), line, atMs, []),
  set: (line, atMs) =>
    run(Op.Set, sideIn(line, -1), 0, line, atMs, wholeSide(line.white).concat(wholeSide(line.black))),
  liftFlag: (line, atMs) => run(Op.LiftFlag, sideIn(line, -1), 0, line, atMs, []),
  rewind: (line, atMs) => rewind(clock.game_, num(line.ply, -1), line.before == true, atMs),
  forward: (_line, atMs) => forward(clock.game_, atMs),
  undo: (_line, atMs) => undo(clock.game_, atMs),
  reset: (_line, atMs) => reset(clock.game_, atMs),
  undoReset: (_line, atMs) => undoReset(clock.game_, atMs),
  setup: setupCommand,
};
