/** Operations of the clock other than a press: where it is allowed (scenario.md §3) and what it does. */
import { settle } from '../clock';
import { setPhase } from '../phase';
import { rare } from '../rare';
import { start } from '../start';
import { type ClockState, isRunning } from '../state';
import { runErrand, stop } from '../stop';
import { By, Effect, Flag, type Ms, Op, Phase, Reason, Whom, Why } from '../types';
import { In, type Operations, phaseReason, type Run, sideOf } from './common';

/** A flag has fallen that freezes the clock. */
const isFrozen = (s: ClockState): boolean =>
  s.setup_.freeze_ && (s.white_.flag_ == Flag.Final || s.black_.flag_ == Flag.Final);

/** Who ran before, or the named side: that is an errand unless it is on move. */
const resume: Run = (s, side, _value, force, atMs) => {
  if (isFrozen(s) && !force) return -Reason.Flagged;
  if (side != Whom.Both && side != s.mover_.side_) return runErrand(s, sideOf(s, side), atMs);
  setPhase(s, Phase.Running);
  s.sinceMs_ = atMs;
  return Effect.Face | Effect.Switch;
};

const begin: Run = (s, side, _value, _force, atMs) => start(s, side == Whom.Both ? s.mover_ : sideOf(s, side), atMs);

const halt: Run = (s, side, value, _force, atMs) => stop(s, side, value, atMs);

const beat: Run = (s, _side, _value, _force, atMs) => settle(s, atMs);

/** Its press would let the frozen turn go on. */
const run: Run = (s, side, _value, force, atMs) =>
  isFrozen(s) && !force ? -Reason.Flagged : runErrand(s, sideOf(s, side), atMs);

const note: Run = () => Effect.None;

const restore: Run = (s, _side, _value, _force, atMs) =>
  isRunning(s) ? stop(s, By.Clock, Why.Interruption, atMs) : Effect.None;

/** What lets time run or stand. The others are corrections; rewind, forward, undo and reset are core/history's. */
const operations: Operations = {
  [Op.Beat]: [In.Any | In.Claimed, beat],
  [Op.Note]: [In.Any | In.Claimed, note],
  [Op.Start]: [In.Ready, begin],
  [Op.Stop]: [In.Running, halt],
  [Op.Resume]: [In.Stopped, resume],
  [Op.Run]: [In.Stopped, run],
  [Op.Restore]: [In.Any | In.Claimed, restore],
};

/**
 * Does one operation, flags that fell by then first.
 * @param side White, Black, or Whom.Both; below 0, like a value below 0, it is refused
 * @param more argument records: milliseconds, or the numbers of `set`
 * @returns effects, or -Reason and nothing but time has changed
 */
export const operate = (
  s: ClockState,
  op: Op,
  side: number,
  value: number,
  force: boolean,
  atMs: Ms,
  more: readonly number[],
): number => {
  const operation = operations[op] || rare.corrections_(op)[op];
  if (!operation) return -Reason.BadValue;
  s.maxMs_ = -1;
  const effects = settle(s, atMs);
  const reason = phaseReason(s, operation[0]);
  if (reason) return -reason;
  if (side < 0 || value < 0) return -Reason.BadValue;
  const result = operation[1](s, side, value, force, atMs, more);
  return result < 0 ? result : result | effects;
};
