/** What an arbiter does and takes back, or does for nothing, leaves the game as it was, also for every move after it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replaceControl } from '../../firmware/core/history';
import { restMs } from '../../firmware/core/method';
import { ControlArg } from '../../firmware/core/plan';
import { writeControl } from '../../firmware/core/setup';
import type { SideState } from '../../firmware/core/state';
import { Advance, Flag, Method, Op, Phase, Whom } from '../../firmware/core/types';
import { type Clock, onLog, type Seen } from './kit';
import {
  begin,
  corrections,
  games,
  historical,
  type Kind,
  play,
  rulings,
  run,
  running,
  type Step,
  stepsOf,
} from './steps';

const everything: Kind[] = [...running, 'errand', ...corrections, ...rulings, ...historical];

/** The same games every time: what another seed finds becomes a case of its own. */
const seeds = [1, 2, 3, 2026, 257933719];

/** @returns false: there was nothing of this kind to do */
type Nothing = (clock: Clock, at: number, step: Step) => boolean;

const sideOf = (clock: Clock, step: Step) => (step.side ? clock.game.state_.black_ : clock.game.state_.white_);

/** An operation, then the same or another one that makes it good. */
const twice =
  (first: Kind, second: Kind): Nothing =>
  (clock, at, step) =>
    run(clock, at, { ...step, do: first }) > 0 && run(clock, at, { ...step, do: second }) > 0;

const undone = (kind: Kind): Nothing => twice(kind, 'undo');

/** A flag that was lifted leaves 0:00, on which the clock cannot run. */
const mayRun = (m: SideState, restMs: number): boolean =>
  m.method_ === Method.Up || m.flag_ === Flag.Final || restMs > 0;

/** The delay of the other side's period does not take that of this turn below 0. */
const swapsDelay = (m: SideState): boolean => Math.abs(m.delayMs_) + m.other_.fullDelayMs_ - m.fullDelayMs_ >= 0;

/** 40/90+2:30d4 for White, byo-yomi for Black. */
const another = writeControl(
  Advance.Moves,
  [
    [40, 90000, Method.Fischer, 2000, 0, 0],
    [0, 30000, Method.Delay, 4000, 0, 0],
  ],
  [[0, 80000, Method.Byoyomi, 0, 5000, 3]],
);

/** Another control as if it had run from the start. */
const replaced = (clock: Clock, at: number, force: boolean, control: number[]): number =>
  onLog(clock.game, replaceControl, { flag_: force, atMs_: at, more_: control });

const nothings: Record<string, Nothing> = {
  'a stop': (clock, at) => {
    const m = clock.game.state_.mover_;
    if (!mayRun(m, restMs(m))) return false;
    clock.resume(at, Whom.Both, true);
    return clock.stop(at) > 0;
  },
  'an errand of no time': (clock, at, step) => {
    const m = sideOf(clock, step);
    return mayRun(m, restMs(m) - m.delayMs_) && clock.resume(at, step.side) > 0 && clock.stop(at) > 0;
  },
  'times that change twice': (clock, at, step) => {
    const { white_, black_ } = clock.game.state_;
    return swapsDelay(white_) && swapsDelay(black_) && twice('swapTimes', 'swapTimes')(clock, at, step);
  },
  'sides that change twice': twice('swapSides', 'swapSides'),
  'time given and taken': (clock, at, step) => {
    const m = sideOf(clock, step);
    if (m.flag_ === Flag.Final || m.bankMs_ <= 0) return false;
    return clock.addTime(at, step.side, step.ms) > 0 && clock.addTime(at, step.side, -step.ms) > 0;
  },
  'the time that there is': (clock, at, step) => {
    const m = sideOf(clock, step);
    return m.bankMs_ > 0 && clock.setTime(at, step.side, m.bankMs_) > 0;
  },
  'the control that there is': (clock, at) => {
    const { advance_, white_, black_ } = clock.game.setup_;
    clock.game.setup_.freezeGiven_ = true;
    return replaced(clock, at, true, writeControl(advance_, white_, black_)) > 0;
  },
  'undo of another control, used': (clock, at) => replaced(clock, at, false, another) > 0 && clock.undo(at) > 0,
  'undo of another control, remaining': (clock, at) =>
    clock.operate(Op.ChangeControl, at, Whom.Both, ControlArg.Remaining, false, another) > 0 && clock.undo(at) > 0,
  'a reset': (clock, at) => clock.reset(at) > 0 && clock.undoReset(at) > 0,
  'a rewind': (clock, at, { count, force }) => clock.rewind(at, count, force) > 0 && clock.forward(at) > 0,
  ...Object.fromEntries(
    [...corrections, ...rulings, 'rewind' as const]
      .filter((kind) => !['run', 'note', 'result', 'seal', 'acceptClaim', 'rejectClaim', 'reopen'].includes(kind))
      .map((kind) => [`undo of ${kind}`, undone(kind as Kind)]),
  ),
};

/** Who stopped, why and when, is new. */
const still = ({ stopped: _, ...seen }: Seen) => seen;

/** Ten presses in turn. */
function goOn(clock: Clock, at: number): number {
  let end = at + 1000;
  clock.resume(end, Whom.Both, true);
  for (let i = 1; i <= 10; i++) {
    end += i * 700;
    clock.press(clock.game.state_.mover_.side_, end);
  }
  return end;
}

describe('nothing changes by', () => {
  const all = Object.entries(nothings).flatMap(([what, nothing]) => seeds.map((seed) => ({ what, nothing, seed })));
  test.each(all)('$what, games of $seed', ({ nothing, seed }) => {
    fc.assert(
      fc.property(games, stepsOf(everything), stepsOf(['note']), (game, steps, [step]) => {
        fc.pre(step !== undefined);
        const [one, other] = [begin(game), begin(game)];
        const at = play(one, steps);
        play(other, steps);
        one.stop(at);
        other.stop(at);
        fc.pre(one.game.state_.phase_ === Phase.Stopped && one.game.state_.claimBy_ < 0);
        fc.pre(nothing(one, at, step));
        expect(still(one.at(at))).toEqual(still(other.at(at)));
        const end = goOn(one, at);
        goOn(other, at);
        expect(still(one.at(end))).toEqual(still(other.at(end)));
      }),
      { numRuns: 150, seed },
    );
  });
});
