/** Random games for the invariants: what may happen to a clock, one step after the other. */
import fc from 'fast-check';
import { charge } from '../../firmware/core/clock';
import { Ply } from '../../firmware/core/game';
import { foldingOf } from '../../firmware/core/plan';
import { isRunning } from '../../firmware/core/state';
import { Op, Whom } from '../../firmware/core/types';
import { type Clock, type ControlText, clockOf, foldAll, type Options, type Seen, seen } from './kit';

export interface Step {
  readonly do: Kind;
  /** Since the step before. */
  readonly gapMs: number;
  readonly side: 0 | 1;
  readonly ms: number;
  readonly count: number;
  readonly force: boolean;
}

/** Accepted or refused (-Reason). */
type Run = (clock: Clock, at: number, step: Step) => number;

const runs = {
  press: (clock, at) => clock.press(clock.game.state_.mover_.side_, at),
  wrongPress: (clock, at) => clock.press(clock.game.state_.mover_.other_.side_, at),
  stop: (clock, at) => clock.stop(at),
  resume: (clock, at, { force }) => clock.resume(at, 2, force),
  errand: (clock, at, { side }) => clock.resume(at, side),
  setTime: (clock, at, { side, ms, force }) => clock.setTime(at, side, ms, force),
  addTime: (clock, at, { side, ms, force }) => clock.addTime(at, side, ms - 20000, force),
  setMoves: (clock, at, { side, count, force }) => clock.setMoves(at, side, count, force),
  setPeriod: (clock, at, { side, count, force }) => clock.setPeriod(at, side, count, force),
  set: (clock, at, { side, ms, count, force }) =>
    clock.set(
      at,
      side,
      [
        [ms, count, 1],
        [9000, 1, 1, ms],
      ],
      force,
    ),
  liftFlag: (clock, at, { side }) => clock.liftFlag(at, side),
  run: (clock, at, { side }) => clock.operate(Op.Run, at, side),
  claim: (clock, at, { side }) => clock.operate(Op.Claim, at, side),
  acceptClaim: (clock, at) => clock.operate(Op.AcceptClaim, at, Whom.Both),
  rejectClaim: (clock, at, { force }) => {
    const by = clock.game.state_.claimBy_;
    return clock.operate(Op.RejectClaim, at, by < 0 ? Whom.Both : by, force ? 1 : 0);
  },
  addUsed: (clock, at, { side, ms, force }) => clock.operate(Op.AddUsed, at, side, 0, force, [ms]),
  penalty: (clock, at, { side, ms, force }) => clock.operate(Op.Penalty, at, side, 0, force, [ms - 20000]),
  illegal: (clock, at, { side, force }) => clock.illegal(at, side, force),
  apportion: (clock, at, { count, force }) => {
    const { white_, black_ } = clock.game.state_;
    const shares = [white_, black_].flatMap(({ moves_ }) => [Math.max(0, moves_ - count), moves_]);
    return clock.operate(Op.Apportion, at, Whom.Both, 0, force, shares);
  },
  creditMove: (clock, at, { side }) => clock.operate(Op.CreditMove, at, side),
  nextControl: (clock, at, { count, force }) =>
    clock.operate(Op.NextControl, at, Whom.Both, 0, force, [count - 1, count - 2]),
  declareFlag: (clock, at, { side }) => clock.operate(Op.DeclareFlag, at, side),
  swapSides: (clock, at) => clock.operate(Op.SwapSides, at, Whom.Both),
  swapTimes: (clock, at) => clock.operate(Op.SwapTimes, at, Whom.Both),
  arrived: (clock, at, { side }) => clock.operate(Op.Arrived, at, side),
  seal: (clock, at) => clock.operate(Op.Seal, at, Whom.Both),
  reopen: (clock, at) => clock.operate(Op.Reopen, at, Whom.Both, 0, false, [0]),
  result: (clock, at, { count }) => clock.operate(Op.Result, at, Whom.Both, count % 6),
  note: (clock, at, { side, count }) => clock.operate(Op.Note, at, side, count % 3),
  rewind: (clock, at, { count, force }) => clock.rewind(at, count, force),
  forward: (clock, at) => clock.forward(at),
  undo: (clock, at) => clock.undo(at),
} satisfies Record<string, Run>;

export type Kind = keyof typeof runs;

export const run: Run = (clock, at, step) => (runs[step.do] as Run)(clock, at, step);

export const running: readonly Kind[] = ['press', 'wrongPress', 'stop', 'resume'];
export const corrections: readonly Kind[] = ['setTime', 'addTime', 'setMoves', 'setPeriod', 'set', 'liftFlag'];
/** What the arbiter rules (laws.md), with times that no correction of his is meant for. */
export const rulings: readonly Kind[] = [
  'run',
  'claim',
  'acceptClaim',
  'rejectClaim',
  'addUsed',
  'penalty',
  'illegal',
  'apportion',
  'creditMove',
  'nextControl',
  'declareFlag',
  'swapSides',
  'swapTimes',
  'arrived',
  'seal',
  'reopen',
  'result',
  'note',
];
export const historical: readonly Kind[] = ['rewind', 'forward', 'undo'];

const gapMs = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 6000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 2000, 3000, 10000, 20000) },
);

/** @param kinds those that there are; presses come four times as often */
export const stepsOf = (kinds: readonly Kind[], maxLength = 40): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      do: fc.oneof(
        { weight: kinds.length, arbitrary: fc.constant<Kind>('press') },
        { weight: 3, arbitrary: fc.constantFrom<Kind>('stop', 'resume') },
        { weight: kinds.length, arbitrary: fc.constantFrom(...kinds) },
      ),
      gapMs,
      side: fc.constantFrom<0 | 1>(0, 1),
      ms: fc.integer({ min: 0, max: 40000 }),
      count: fc.integer({ min: 0, max: 6 }),
      force: fc.boolean(),
    }),
    { maxLength },
  );

const texts: ControlText[] = [
  '20',
  '20+3',
  '20d3',
  '20b3',
  '10y3x4',
  '10c2/8',
  '*20',
  'g9',
  'up',
  '2/20+3:15+1@moves',
  '2/20:10+5@zero',
  '1/20d2:2/10d4@zeroIfMoves',
  '1/20:8y2x5@moves',
  '12:10:8@zero',
  { white: '15+2', black: '25b4' },
];

const plain: Options[] = [{}, { prepaid: false }, { freeze: true }, { profile: 'us-chess' }, { profile: 'fide-1988' }];

/** A control and its options; every method there is. */
export const games = fc.tuple(fc.constantFrom(...texts), fc.constantFrom(...plain));

export type GameOf = readonly [ControlText, Options];

/** A clock that runs since 0. */
export function begin([text, options]: GameOf): Clock {
  const clock = clockOf(text, options);
  clock.start(0);
  return clock;
}

/**
 * @param before called before each step, with its time
 * @returns the time of the last step
 */
export function play(
  clock: Clock,
  steps: readonly Step[],
  before?: (at: number, step: Step) => void,
  fromMs = 0,
): number {
  let at = fromMs;
  for (const step of steps) {
    at += step.gapMs;
    before?.(at, step);
    run(clock, at, step);
  }
  return at;
}

/** Plays on for `tailMs`. @returns the end, and how long somebody ran: a clock that froze on the way ran until then */
export function playTimed(clock: Clock, steps: readonly Step[], tailMs: number): [end: number, ranMs: number] {
  let since = 0;
  let sum = 0;
  const until = (at: number) => {
    const s = clock.game.state_;
    const wasRunning = isRunning(s);
    charge(s, at);
    if (wasRunning) sum += (isRunning(s) ? at : s.stoppedAtMs_) - since;
    since = at;
  };
  const end = play(clock, steps, until) + tailMs;
  until(end);
  return [end, sum];
}

/** The state that the log alone gives, at `at`. */
export function foldedAt({ game }: Clock, at: number): Seen {
  const s = foldAll(game, foldingOf(-1, null, Ply.Game));
  charge(s, at);
  return seen(s);
}
