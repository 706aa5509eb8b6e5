/** What time alone may do between two looks. */
import { Method } from '../../firmware/core/types';
import type { Complaint } from './invariants';
import type { FullState, SideName } from './play';
import { gainMs, methodOf, type Rules, totalMs } from './rules';

const sides: readonly SideName[] = ['white', 'black'];
const otherOf = (side: SideName): SideName => (side === 'white' ? 'black' : 'white');

/** A rocker's lever that went over inside the lockout counts at its end: that is a press, and not time alone. */
const isPressed = (from: FullState, to: FullState): boolean =>
  from.plies !== to.plies ||
  from.white.lateMoves !== to.white.lateMoves ||
  from.black.lateMoves !== to.black.lateMoves ||
  from.side !== to.side ||
  (from.phase === 'ready') !== (to.phase === 'ready') ||
  from.errand !== to.errand;

/** Ms that somebody's clock ran. */
function runningMs(from: FullState, to: FullState): number {
  if (from.phase !== 'running') return 0;
  return (to.phase === 'running' ? to.at : (to.stopped?.at ?? to.at)) - from.at;
}

/** At most one side runs, and exactly as long as time passes. */
function timeIsOneSides(from: FullState, to: FullState): Complaint {
  const ms = runningMs(from, to);
  const sum = to.white.ran + to.black.ran - from.white.ran - from.black.ran;
  if (from.phase === 'ready') return null;
  if (isPressed(from, to)) return sum === ms ? null : { white: { ran: from.white.ran + ms } };
  for (const side of sides) {
    const ran = from[side].ran + (side === from.side ? ms : 0);
    if (to[side].ran !== ran) return { [side]: { ran } };
  }
  return null;
}

/** What the side uses may go to the other. */
const flowsFrom = (rules: Rules, side: SideName, from: FullState, to: FullState): boolean =>
  [from, to].some((state) => methodOf(rules, side, state[side]) === Method.Hourglass);

/** The waiting side keeps all it has; only a control that both pass gives it something, and an hourglass. */
function waitingSideWaits(from: FullState, to: FullState, rules: Rules | null): Complaint {
  const side = otherOf(from.side);
  const [was, is] = [from[side], to[side]];
  if (isPressed(from, to) || !rules || was.period !== is.period) return null;
  if (flowsFrom(rules, from.side, from, to)) return null;
  const fields = ['ms', 'delayMs', 'moves', 'used', 'overrun', 'lateMoves'] as const;
  const wrong = fields.find((field) => was[field] !== is[field]);
  return wrong ? { [side]: { [wrong]: was[wrong] } } : null;
}

/** What the running side has goes down by the ms that it ran, whatever the method. */
function runningSidePays(from: FullState, to: FullState, rules: Rules | null): Complaint {
  const { side } = from;
  const [was, is] = [from[side], to[side]];
  if (isPressed(from, to) || !rules || was.period !== is.period || was.flag === 'final') return null;
  const ms = runningMs(from, to);
  if (methodOf(rules, side, was) === Method.Up) return is.ms === was.ms + ms ? null : { [side]: { ms: was.ms + ms } };
  const left = totalMs(rules, side, was) - ms;
  if (is.flag === 'final') return left <= 0 ? null : { [side]: { flag: null } };
  if (from.phase === 'running' && left <= 0) return { [side]: { flag: 'final' } };
  return totalMs(rules, side, is) === left ? null : { [side]: { ms: is.ms + left - totalMs(rules, side, is) } };
}

/** Time gives nothing: what was allotted grows by the periods entered, and in an hourglass by what the other used. */
function timeGivesNothing(from: FullState, to: FullState, rules: Rules | null): Complaint {
  if (isPressed(from, to) || !rules) return null;
  for (const side of sides) {
    const [was, is] = [from[side], to[side]];
    const method = methodOf(rules, side, is);
    const special = flowsFrom(rules, otherOf(side), from, to) || method === Method.Up || method === Method.Gong;
    // At a flag the period may have taken more than there was.
    if (special || (is.flag === 'final' && was.flag !== 'final' && is.period !== was.period)) continue;
    const allotted = was.ms + was.used + gainMs(rules, side, was.period, is.period);
    if (is.ms + is.used !== allotted) return { [side]: { used: allotted - is.ms } };
  }
  return null;
}

/** The sum of an hourglass. */
function sandStaysInside(from: FullState, to: FullState, rules: Rules | null): Complaint {
  const inside = (state: FullState) =>
    rules !== null && sides.every((side) => methodOf(rules, side, state[side]) === Method.Hourglass);
  if (!inside(from) || !inside(to) || sides.some((side) => from[side].flag === 'final')) return null;
  const sum = from.white.ms + from.black.ms;
  return to.white.ms + to.black.ms === sum ? null : { white: { ms: sum - to.black.ms } };
}

/** A final flag and who was first stay; what was passed stays passed. */
export function flagsStay(from: FullState, to: FullState): Complaint {
  for (const side of sides) {
    const { flag, flagAt } = from[side];
    if (flag === 'final' && (to[side].flag !== 'final' || to[side].flagAt !== flagAt))
      return { [side]: { flag, flagAt } };
  }
  if (from.first && to.first !== from.first) return { first: from.first };
  const kept = from.controls.every((passed, index) => JSON.stringify(passed) === JSON.stringify(to.controls[index]));
  return kept ? null : { controls: from.controls };
}

/** A flag falls at its ms: nothing was left, and what ran since is beyond it. */
function flagsFallOnTime(from: FullState, to: FullState): Complaint {
  for (const side of sides) {
    const is = to[side];
    if (from[side].flag === 'final' || is.flag !== 'final' || is.flagAt === null) continue;
    if (is.flagAt < from.at || is.ms !== 0) return { [side]: { ms: 0, flagAt: [from.at, to.at] } };
    const beyond = to.phase === 'running' && to.side === side && !isPressed(from, to) ? to.at - is.flagAt : 0;
    if (!isPressed(from, to) && is.overrun !== beyond) return { [side]: { overrun: beyond } };
  }
  return null;
}

/** Counts, claims, results and levers do not change by themselves. */
function nothingElseMoves(from: FullState, to: FullState): Complaint {
  if (isPressed(from, to)) return null;
  for (const side of sides) {
    for (const field of ['moves', 'lateMoves', 'illegal', 'arrivedAt'] as const)
      if (from[side][field] !== to[side][field]) return { [side]: { [field]: from[side][field] } };
  }
  for (const field of ['plies', 'side', 'errand', 'claim', 'whiteOn', 'restored', 'result'] as const) {
    const isFrozen = field === 'errand' || field === 'side';
    if (isFrozen && to.stopped?.by === 'clock') continue;
    if (JSON.stringify(from[field]) !== JSON.stringify(to[field])) return { [field]: from[field] };
  }
  return null;
}

/** Stands what stood; a clock stops by itself only where a flag freezes it. */
function phaseStays(from: FullState, to: FullState): Complaint {
  if (isPressed(from, to) || from.phase === to.phase) return null;
  return from.phase === 'running' && to.stopped?.by === 'clock' ? null : { phase: from.phase };
}

/** The clock's own time goes on. */
const timeGoesOn = (from: FullState, to: FullState): Complaint =>
  to.at >= from.at && to.sessionMs >= from.sessionMs ? null : { sessionMs: [from.sessionMs, 1e12] };

/** No screen lies over a game that is on. */
const screensAreClosed = (from: FullState, to: FullState): Complaint =>
  from.phase === 'running' && to.phase === 'running' && to.at > from.at && to.screen.lines
    ? { screen: { lines: null } }
    : null;

export const timeRules: Readonly<Record<string, (from: FullState, to: FullState, rules: Rules | null) => Complaint>> = {
  timeGoesOn,
  phaseStays,
  nothingElseMoves,
  timeIsOneSides,
  waitingSideWaits,
  runningSidePays,
  timeGivesNothing,
  sandStaysInside,
  flagsStay,
  flagsFallOnTime,
  screensAreClosed,
};
