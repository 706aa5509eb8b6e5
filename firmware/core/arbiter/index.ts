/** Operations of the clock other than a press: where it is allowed (scenario.md §3) and what it does. */
import { settle } from '../clock';
import type { Doing } from '../game';
import { rare } from '../rare';
import { type ClockState, isRunning, setPhase } from '../state';
import { By, Effect, Flag, Op, Phase, Reason, Whom, Why } from '../types';
import { In, type Operations, phaseReason, type Run, sideOf } from './common';

/** A flag has fallen that freezes the clock. */
const isFrozen = (s: ClockState): boolean =>
  s.setup_.freeze_ && (s.white_.flag_ == Flag.Final || s.black_.flag_ == Flag.Final);

/** Who ran before, or the named side: that is an errand unless it is on move. */
const resume: Run = (s, side, _value, force, atMs) => {
  if (isFrozen(s) && !force) return -Reason.Flagged;
  if (side != Whom.Both && side != s.mover_.side_) return rare.turns_().runErrand_(s, sideOf(s, side), atMs);
  setPhase(s, Phase.Running);
  s.sinceMs_ = atMs;
  return Effect.Face | Effect.Switch;
};

const begin: Run = (s, side, _value, _force, atMs) =>
  rare.turns_().start_(s, side == Whom.Both ? s.mover_ : sideOf(s, side), atMs);

const halt: Run = (s, side, value, _force, atMs) => rare.turns_().stop_(s, side, value, atMs);

const beat: Run = (s, _side, _value, _force, atMs) => settle(s, atMs);

/** Its press would let the frozen turn go on. */
const run: Run = (s, side, _value, force, atMs) =>
  isFrozen(s) && !force ? -Reason.Flagged : rare.turns_().runErrand_(s, sideOf(s, side), atMs);

const note: Run = () => Effect.None;

const restore: Run = (s, _side, _value, _force, atMs) =>
  isRunning(s) ? rare.turns_().stop_(s, By.Clock, Why.Interruption, atMs) : Effect.None;

/** What lets time run or stand. The others are corrections; rewind, forward, undo and reset are core/history's. */
const operations: Operations = {
  [Op.Note]: [In.Any | In.Claimed, note],
  [Op.Start]: [In.Ready, begin],
  [Op.Beat]: [In.Any | In.Claimed, beat],
  [Op.Stop]: [In.Running, halt],
  [Op.Resume]: [In.Stopped, resume],
  [Op.Run]: [In.Stopped, run],
  [Op.Restore]: [In.Any | In.Claimed, restore],
};

/**
 * Does one operation, flags that fell by then first. Its side is White, Black, or Whom.Both; below 0, like a value below 0, it is
 * refused. `more_` are argument records: milliseconds, or the numbers of `set`.
 * @param correctionsOf operations that correct something
 * @returns effects, or -Reason and nothing but time has changed
 */
export const operate = (s: ClockState, d: Doing, correctionsOf: (op: Op) => Operations): number => {
  const op = d.op_ as Op;
  const operation = operations[op] || correctionsOf(op)[op];
  if (!operation) return -Reason.BadValue;
  s.maxMs_ = -1;
  const effects = settle(s, d.atMs_);
  const reason = phaseReason(s, operation[0]);
  if (reason) return -reason;
  if (d.side_ < 0 || d.value_ < 0) return -Reason.BadValue;
  const result = operation[1](s, d.side_, d.value_, d.flag_, d.atMs_, d.more_);
  return result < 0 ? result : result | effects;
};
