/** What must hold whatever happens to a clock: between two events, at each event, and in every state by itself. */
import { boardOf, type Case, contactsOf } from '../scenario';
import { lockoutOf } from '../scenario/boards';
import { eventRules, isContact } from './atEvent';
import { timeRules } from './inTime';
import { comesOf, type KeyDoes, mayChange } from './keys';
import { pairRules } from './pairs';
import type { FullState, Happened } from './play';
import { type Rules, rulesOf } from './rules';
import { stateRules } from './state';

/** What should have been seen. */
export interface Violation {
  readonly rule: string;
  /** The last event that is needed: its number, and whether it had happened. */
  readonly event: number;
  readonly happened: boolean;
  readonly at: number;
  /** Fields of a scenario's row. */
  readonly expected: Readonly<Record<string, unknown>>;
}

/** A rule's complaint: the fields that should have been; null: all is well. */
export type Complaint = Readonly<Record<string, unknown>> | null;

/**
 * A rocker's lever that went over inside the lockout is a press of the ms at which it did, when that is over: at its very end
 * it is done by whatever comes then, be that refused.
 */
const withoutBackdating = new Set(['pressIsOneMove', 'refusedChangesNothing']);

/** Of an event inside the lockout before which the lever was pressed: that costs time, and counts. */
const withoutLever = ['standingIsFree', 'onlyStopWorks', 'keysTakeNoTime'];

/** An operation inside a rocker's lockout decides, before it is done, that the lever was pressed. */
const pressedBefore = ({ event, before, after }: Happened, contactAt: number, lockoutMs: number): boolean =>
  event.at - contactAt <= lockoutMs && before.phase === 'running' && before.side !== after.side;

interface Look {
  readonly event: number;
  readonly happened: boolean;
  /** Rules that do not hold any more. */
  readonly off: ReadonlySet<string>;
}

type Said = Iterable<readonly [string, Complaint]>;

function complain(list: Said, { event, happened, off }: Look, at: number): Violation | null {
  for (const [rule, expected] of list) {
    if (expected && !off.has(rule)) return { rule, event, happened, at, expected };
  }
  return null;
}

function* named<A extends unknown[]>(
  rules: Readonly<Record<string, (...args: A) => Complaint>>,
  ...args: A
): Generator<readonly [string, Complaint]> {
  for (const [name, rule] of Object.entries(rules)) yield [name, rule(...args)];
}

/** Operations after which another control may be in force: with odds the sides change theirs with their times. */
const changes: Readonly<Record<string, (one: Case) => boolean>> = {
  changeControl: () => true,
  undoReset: () => true,
  swapTimes: ({ control }) => control.white !== control.black,
};

/**
 * A flag that is taken back leaves 0:00 without a flag until the side is given time, and lets it fall at the next event;
 * force may leave time behind a flag; what ran beyond 0 comes off a delay too. These rules are for games without.
 */
const withoutLifting = new Set([
  ...['zeroIsTheFlag', 'pressIsOneMove', 'standingIsFree', 'runningSidePays', 'keysTakeNoTime', 'onlyStopWorks'],
  // What ran beyond 0 is paid with the sand that comes.
  'sandStaysInside',
]);

/**
 * When a key lets the clock go on is known to some ms only; what that may change besides is that it was restored, and
 * that a flag which was taken back falls again, what ran beyond 0 before being used.
 */
const withoutMoment = ['phaseStays', 'nothingElseMoves', 'timeIsOneSides', 'runningSidePays', 'timeGivesNothing'];

/** A look that the clock refuses is no state. */
const isState = (state: FullState | undefined): boolean => state?.phase !== undefined;

/** The first thing that is wrong; null: nothing is. */
export function firstViolation(one: Case, happened: readonly Happened[]): Violation | null {
  let rules: Rules | null = rulesOf(one);
  let last: FullState | null = null;
  const board = boardOf(one);
  const { contacts = contactsOf(board), lockoutMs } = one.options;
  let off: ReadonlySet<string> = contacts === 'rocker' && lockoutMs !== 0 ? withoutBackdating : new Set();
  let comes: KeyDoes = 'nothing';
  // A control that keys took has the board's own.
  const longestMs = Math.max(lockoutMs ?? 0, lockoutOf(board));
  /** When a contact was moved last, for who has a rocker. */
  let contactAt = Number.NEGATIVE_INFINITY;
  for (const [index, now] of happened.entries()) {
    if (!isState(now.before) || !isState(now.after))
      return { rule: 'everyLookIsAnswered', event: index, happened: true, at: now.event.at, expected: {} };
    const isRare = now.event.op === 'liftFlag' || now.event.force === true;
    if (isRare && now.after.refused === null) off = new Set([...off, ...withoutLifting]);
    const before = { event: index, happened: false, off };
    const between = comes === 'goesOn' ? { ...before, off: new Set([...off, ...withoutMoment]) } : before;
    const isPressed = !isContact(now, board) && pressedBefore(now, contactAt, longestMs);
    const after = { event: index, happened: true, off: isPressed ? new Set([...off, ...withoutLever]) : off };
    if (contacts === 'rocker' && isContact(now, board)) contactAt = now.event.at;
    const found: Violation | null =
      complain(named(stateRules, now.before, rules), before, now.event.at) ??
      (last && complain(named(timeRules, last, now.before, rules), between, now.event.at));
    if (found) return found;
    if (changes[now.event.op]?.(one) && now.after.refused === null) rules = null;
    const foundAfter =
      complain(named(stateRules, now.after, rules), after, now.event.at) ??
      complain(named(eventRules, now, rules, board), after, now.event.at) ??
      complain(named(pairRules, happened[index - 1] ?? now, now), after, now.event.at);
    if (foundAfter) return foundAfter;
    // What a key does comes when it is let go, or was held long enough.
    comes = comesOf(board, now);
    last = comes === 'operates' ? null : now.after;
    if (last) continue;
    const may = mayChange(now);
    if (may.control) {
      rules = null;
      // A control that keys took has the board's own lockout.
      if (contacts === 'rocker') off = new Set([...off, ...withoutBackdating]);
    }
    if (may.flag) off = new Set([...off, ...withoutLifting]);
  }
  return null;
}
