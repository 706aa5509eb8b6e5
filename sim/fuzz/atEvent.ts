/** What an event may do at its very ms. */
import { Method } from '../../firmware/core/types';
import { cutLosesNothing, logIsFull } from './cut';
import { flagsStay } from './inTime';
import type { Complaint } from './invariants';
import { isLever, isStop } from './keys';
import type { FullState, Happened, SideName } from './play';
import { bonusMs, gainMs, methodOf, periodOf, type Rules } from './rules';

const sides: readonly SideName[] = ['white', 'black'];
const otherOf = (side: SideName): SideName => (side === 'white' ? 'black' : 'white');

/** The answer to an event is no part of the state. */
const answers = new Set(['refused', 'max', 'op']);
/** What the world may change without touching the game. */
const surroundings = new Set([...answers, 'lowBattery', 'screen']);

/** Fields of a row in which two states differ, as they were before. */
export function changed(before: FullState, after: FullState, but: ReadonlySet<string>): Complaint {
  const fields: [string, unknown][] = [];
  for (const [field, was] of Object.entries(before)) {
    if (!but.has(field) && JSON.stringify(was) !== JSON.stringify(after[field])) fields.push([field, was]);
  }
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

/** What is refused changes nothing. */
function refusedChangesNothing({ event, before, after }: Happened): Complaint {
  if (after.refused === null || notAsked.has(event.op)) return null;
  // The face says where a lever stands, counted or not, and that somebody touched the clock.
  return changed(before, after, surroundings);
}

/** Events that get no answer; the one before stands. */
const notAsked = new Set(['busy', 'timeJump', 'battery', 'link']);

/** Time jumps, a blocked interpreter, strangers on the link and a weak battery are no part of the game. */
function worldStaysOutside({ event, before, after }: Happened): Complaint {
  return notAsked.has(event.op) ? changed(before, after, surroundings) : null;
}

export const isContact = (now: Happened, board: string): boolean =>
  now.event.op === 'press' || now.event.op === 'edge' || isLever(board, now);

const isAnswered = ({ after }: Happened): boolean => after.refused === null;

/** The delay of a turn comes back after an errand, so it is not among them. */
const timeFields = [
  'ms',
  'moves',
  'period',
  'overtime',
  'used',
  'ran',
  'overrun',
  'lateMoves',
  'flag',
  'illegal',
] as const;

/** Both sides' times and counts, but the one's that moved. */
function timesOf(state: FullState, without?: SideName): string {
  const kept = sides.filter((side) => side !== without);
  return JSON.stringify(kept.map((side) => timeFields.map((field) => state[side][field])));
}

/** A press counts from the running side, or only switches; it never touches the other's time. */
function pressIsOneMove(now: Happened, _rules: Rules | null, board: string): Complaint {
  const { before, after } = now;
  if (!isContact(now, board) || !isAnswered(now)) return null;
  const { side } = before;
  const other = otherOf(side);
  // Whoever has nothing, as a count-up and a count-down were exchanged, has his flag fall as soon as he runs.
  const ranOut = before[other].ms === 0 && before[other].flag === null && after[other].flagAt === after.at;
  if (!ranOut && timesOf(before, side) !== timesOf(after, side)) return { [other]: before[other] };
  if (before.phase === 'ready') return timesOf(before) === timesOf(after) ? null : { white: before.white };
  // In a screen contacts are keys.
  const inScreen = before.screen.lines ? ['screen'] : [];
  if (before.phase !== 'running') return changed(before, after, new Set([...answers, ...inScreen, 'white', 'black']));
  if (before.errand) return timesOf(before) === timesOf(after) ? null : { [side]: before[side] };
  const plies = after.plies - before.plies;
  const late = after[side].lateMoves - before[side].lateMoves;
  const moved = after.side !== before.side;
  if (plies + late !== (moved ? 1 : 0)) return { plies: before.plies + (moved ? 1 - late : 0) };
  if (plies === 0 && after[side].ms !== before[side].ms) return { [side]: { ms: before[side].ms } };
  return after[side].ran === before[side].ran ? null : { [side]: { ran: before[side].ran } };
}

/** A running game is stopped by one key, and no other does anything. */
function onlyStopWorks(now: Happened, _rules: Rules | null, board: string): Complaint {
  const { event, before, after } = now;
  if (event.op !== 'key' || before.phase !== 'running' || isLever(board, now)) return null;
  if (!isStop(board, now)) return changed(before, after, surroundings);
  if (timesOf(before) !== timesOf(after)) return { white: before.white, black: before.black };
  const { phase, stopped } = after;
  const isStopped = phase === 'stopped' && stopped?.by === 'arbiter' && stopped.at === after.at;
  return isStopped ? null : { phase: 'stopped', stopped: { by: 'arbiter', at: after.at } };
}

/** No key has done anything yet at its very ms that takes or gives time. */
function keysTakeNoTime(now: Happened, _rules: Rules | null, board: string): Complaint {
  const { event, before, after } = now;
  if (event.op !== 'key' || isLever(board, now) || timesOf(before) === timesOf(after)) return null;
  return { white: before.white, black: before.black };
}

/** A completed move gives what the control says, and the next period where its moves are made. */
function pressGivesItsBonus(now: Happened, rules: Rules | null, board: string): Complaint {
  const { before, after } = now;
  if (!rules || !isContact(now, board) || after.plies !== before.plies + 1) return null;
  const { side } = before;
  const [was, is] = [before[side], after[side]];
  const other = otherOf(side);
  // The press was of an earlier ms (a rocker's, at the end of the lockout): what the hourglass gave since is back.
  if (methodOf(rules, side, was) === Method.Hourglass && before[other].ms !== after[other].ms) return null;
  const bonus = bonusMs(rules, side, was.period);
  const entered = gainMs(rules, side, was.period, is.period);
  if (bonus && methodOf(rules, side, is) !== Method.Gong && methodOf(rules, side, is) !== Method.Up) {
    const allotted = was.ms + was.used + entered;
    const [low, high] = [allotted + bonus[0], allotted + bonus[1]];
    const given = is.ms + is.used;
    if (given < low || given > high) return { [side]: { ms: [low - is.used, high - is.used] } };
  }
  const baseMs = periodOf(rules, side, is.period)[1];
  if (methodOf(rules, side, is) === Method.Gong && is.ms !== baseMs) return { [side]: { ms: baseMs } };
  return is.moves === was.moves + 1 ? null : { [side]: { moves: was.moves + 1 } };
}

/** Stopping and going on costs nobody anything. */
function standingIsFree(now: Happened): Complaint {
  const { event, before, after } = now;
  const stands = ['stop', 'resume', 'run', 'claim', 'acceptClaim', 'result', 'note', 'start', 'arrived'];
  if (!isAnswered(now) || !stands.includes(event.op)) return null;
  const times = (state: FullState) => sides.map((side) => ({ ms: state[side].ms, used: state[side].used }));
  if (JSON.stringify(times(before)) === JSON.stringify(times(after))) return null;
  return { white: { ms: before.white.ms }, black: { ms: before.black.ms } };
}

/** Operations that may take a flag back, or who was first. */
const liftsFlags = new Set([
  ...['liftFlag', 'nextControl', 'setTime', 'addTime', 'setMoves', 'set', 'rewind', 'forward', 'undo', 'illegal'],
  ...[
    'reset',
    'undoReset',
    'reopen',
    'changeControl',
    'swapTimes',
    'swapSides',
    'penalty',
    'creditMove',
    'rejectClaim',
  ],
]);

function flagsStayLatched({ event, before, after }: Happened): Complaint {
  const isLost = event.op === 'powerCut' && logIsFull(before);
  return isLost || liftsFlags.has(event.op) ? null : flagsStay(before, after);
}

/** What an operation says it sets is set. */
const sets: Readonly<Record<string, (side: SideName, before: FullState, fields: Record<string, unknown>) => object>> = {
  setTime: (side, _before, { ms }) => ({ [side]: { ms } }),
  addTime: (side, before, { ms }) => ({ [side]: { ms: before[side].ms + (ms as number), used: before[side].used } }),
  penalty: (side, before, { ms }) => ({ [side]: { ms: before[side].ms + (ms as number) } }),
  addUsed: (side, before, { ms }) => ({ [side]: { used: before[side].used + (ms as number) } }),
  setMoves: (side, _before, { moves }) => ({ [side]: { moves } }),
  setPeriod: (side, before, { period }) => ({ [side]: { period, ms: before[side].ms } }),
  declareFlag: (side) => ({ [side]: { flag: 'final', flagCause: 'arbiter' } }),
};

/**
 * Only where nothing passes a control or flags, is flagged before, or counts up. Where a flag was lifted, what ran
 * beyond 0 is still to pay (§12.4): nothing is left then.
 */
function operationDoesWhatItSays(now: Happened, rules: Rules | null): Complaint {
  const { event, before, after } = now;
  const side = event.side as SideName;
  const set = sets[event.op];
  if (!set || !isAnswered(now) || !rules || !sides.includes(side)) return null;
  const [was, is] = [before[side], after[side]];
  const owes = was.ms === 0 && !was.overtime;
  const plain = was.flag !== 'final' && !owes && before.controls.length === after.controls.length && is.ms > 0;
  if (!plain || methodOf(rules, side, was) === Method.Up) return null;
  const wanted = set(side, before, event as Record<string, unknown>) as Record<string, Record<string, unknown>>;
  const right = Object.entries(wanted[side] ?? {}).every(([field, value]) => is[field as keyof typeof is] === value);
  return right ? null : wanted;
}

export const eventRules: Readonly<Record<string, (now: Happened, rules: Rules | null, board: string) => Complaint>> = {
  refusedChangesNothing,
  worldStaysOutside,
  pressIsOneMove,
  onlyStopWorks,
  keysTakeNoTime,
  pressGivesItsBonus,
  standingIsFree,
  cutLosesNothing,
  flagsStayLatched,
  operationDoesWhatItSays,
};
