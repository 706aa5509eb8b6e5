/** Every operation in every phase (scenario.md §3): allowed, or refused with that phase's reason, and nothing changes. */
import { describe, expect, test } from 'vitest';
import { setPhase } from '../../firmware/core/phase';
import { Phase, Reason } from '../../firmware/core/types';
import { bytes, type Clock, clockOf, White } from './kit';

type Row = readonly [name: string, allowed: string, run: (clock: Clock) => number];

/** `y` ready, `r` running, `s` stopped, `a` adjourned, `o` over, as the contract's table has them. */
const rows: readonly Row[] = [
  ['start', 'y', (c) => c.start(2000)],
  ['stop', 'r', (c) => c.stop(2000)],
  ['resume', 's', (c) => c.resume(2000)],
  ['setTime', 'ys', (c) => c.setTime(2000, White, 5000)],
  ['addTime', 'ys', (c) => c.addTime(2000, White, 5000)],
  ['setMoves', 'ys', (c) => c.setMoves(2000, White, 5)],
  ['setPeriod', 'ys', (c) => c.setPeriod(2000, White, 1)],
  [
    'set',
    'ysa',
    (c) =>
      c.set(2000, White, [
        [5000, 1, 1],
        [5000, 1, 1],
      ]),
  ],
  ['liftFlag', 's', (c) => c.liftFlag(2000, White)],
  ['rewind', 'sa', (c) => c.rewind(2000, 0)],
  ['forward', 'sa', (c) => c.forward(2000)],
  ['undo', 'sao', (c) => c.undo(2000)],
  ['reset', 'ysao', (c) => c.reset(2000)],
  ['undoReset', 'ysao', (c) => c.undoReset(2000)],
];

const phases: readonly (readonly [letter: string, phase: Phase])[] = [
  ['y', Phase.Ready],
  ['r', Phase.Running],
  ['s', Phase.Stopped],
  ['a', Phase.Adjourned],
  ['o', Phase.Over],
];

function reasonOf(letter: string, allowed: string): Reason {
  if (letter === 'y') return Reason.Ready;
  if (letter === 'o') return Reason.Over;
  if (letter === 'r') return Reason.NotStopped;
  return allowed === 'r' || letter === 's' || letter === 'a' ? Reason.NotRunning : Reason.NotStopped;
}

/** Started, with one correction and a press behind it, in this phase. */
function inPhase(phase: Phase): Clock {
  const clock = clockOf('60');
  if (phase === Phase.Ready) return clock;
  clock.setTime(0, White, 50000);
  clock.start(0);
  clock.white(1000);
  if (phase !== Phase.Running) clock.stop(1500);
  setPhase(clock.game.state_, phase);
  return clock;
}

const all = rows.flatMap(([name, allowed, run]) =>
  phases.map(([letter, phase]) => [name, letter, phase, allowed, run] as const),
);

const phaseReasons: readonly number[] = [Reason.Ready, Reason.Over, Reason.NotStopped, Reason.NotRunning];

describe('by phase', () => {
  test.each(all.filter(([, letter, , allowed]) => allowed.includes(letter)))(
    '%s is not refused for the phase in %s',
    (_name, _letter, phase, _allowed, run) => {
      expect(phaseReasons).not.toContain(-run(inPhase(phase)));
    },
  );

  test.each(all.filter(([, letter, , allowed]) => !allowed.includes(letter)))(
    '%s is refused in %s',
    (_name, letter, phase, allowed, run) => {
      const clock = inPhase(phase);
      const [before, records] = [bytes(clock.game.state_), clock.game.journal_.count_];
      expect(run(clock)).toBe(-reasonOf(letter, allowed));
      expect([bytes(clock.game.state_), clock.game.journal_.count_]).toEqual([before, records]);
    },
  );

  test.each([
    ['a', Phase.Adjourned, Reason.Stopped],
    ['o', Phase.Over, Reason.Over],
    ['s', Phase.Stopped, Reason.Stopped],
  ])('a press is refused in %s', (_letter, phase, reason) => {
    const clock = inPhase(phase);
    const before = bytes(clock.game.state_);
    expect([clock.white(2000), clock.black(2000)]).toEqual([-reason, -reason]);
    expect(bytes(clock.game.state_)).toBe(before);
  });
});

describe('an operation at the ms of the freeze finds the clock stopped', () => {
  test.each(
    rows.filter(
      ([name, allowed]) => allowed.includes('s') && !['resume', 'set', 'undo', 'forward', 'undoReset'].includes(name),
    ),
  )('%s', (_name, _allowed, run) => {
    const clock = clockOf('2', { freeze: true });
    clock.start(0);
    expect(phaseReasons).not.toContain(-run(clock));
  });

  test.each(['undo', 'forward', 'undoReset'] as const)('%s has nothing to do', (name) => {
    const clock = clockOf('2', { freeze: true });
    clock.start(0);
    expect(clock[name](2000)).toBe(-Reason.Nothing);
  });
});
