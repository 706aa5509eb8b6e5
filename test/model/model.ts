/** What happens to the slow clock, ms by ms, and what the contract says about it. */
import {
  bankOf,
  delayLeftOf,
  type Fact,
  firstOf,
  type Into,
  isFlagged,
  lateOf,
  movesOf,
  numberOf,
  otherOf,
  overrunOf,
  overtimeOf,
  type Period,
  periodAt,
  periodOf,
  type Rules,
  ranOf,
  rawBankOf,
  remainingOf,
  runnerOf,
  runsOvertime,
  type SideName,
  targetOf,
  turnUsedOf,
  usedOf,
  type World,
} from './facts';

export type Refusal = 'ready' | 'notRunning' | 'wrongSide' | 'stopped' | 'notStopped' | 'flagged';

const increment = ({ method, bonusMs }: Period): number => (method === 'fischer' ? bonusMs : 0);

/** The next period of a side begins. */
function enter(w: World, side: SideName): void {
  const number = numberOf(w, side) + 1;
  const next = periodAt(w.rules, side, number) as Period;
  const before = number > 1 ? increment(periodOf(w, side)) : 0;
  const due = next.baseMs + (w.rules.prepaid ? increment(next) - before : 0);
  // Gong carries nothing over.
  const givesMs = next.method === 'gong' ? next.baseMs - rawBankOf(w, side) : due;
  w.facts.push({ what: 'enter', side, period: number, givesMs });
}

/** @returns a clock that is ready */
export function worldOf(rules: Rules): World {
  const w: World = { rules, facts: [], nowMs: 0, phase: 'ready', stopped: null, mover: 'white', errand: null };
  enter(w, 'white');
  enter(w, 'black');
  return w;
}

/** A control is passed or overstepped. */
function noteControl(w: World, side: SideName): void {
  const [white, black] = [movesOf(w, 'white'), movesOf(w, 'black')];
  w.facts.push({ what: 'control', side, atMs: w.nowMs, period: numberOf(w, side), white, black });
}

/** The sides that enter their next period when `side` stands at 0. */
function entering(w: World, side: SideName): SideName[] {
  const { advance } = w.rules;
  const number = numberOf(w, side);
  if (advance === 'zero' && number < w.rules[side].length) {
    const other = otherOf(side);
    const along = numberOf(w, other) === number && periodAt(w.rules, other, number + 1) && !isFlagged(w, other);
    // A repeating last field is no next period under `zero`.
    return along && number < w.rules[other].length ? [side, other] : [side];
  }
  const target = targetOf(w, side, number);
  return advance !== 'moves' && target !== null && movesOf(w, side) >= target ? [side] : [];
}

function flag(w: World, side: SideName, final: boolean): void {
  // A bank that its new period took below 0 is 0, and what he used is what he ran.
  const givesMs = final ? Math.max(0, -rawBankOf(w, side)) : 0;
  w.facts.push({ what: 'flag', side, atMs: w.nowMs, final, givesMs });
  if (!final || !w.rules.freeze) return;
  w.phase = 'stopped';
  w.errand = null;
  w.stopped = { by: 'clock', why: 'flag', at: w.nowMs };
}

/** A bank below 0 over which the delay ran out. One that is deeper than the delay stays as it is. */
function payByDelay(w: World, side: SideName): void {
  const ms = delayLeftOf(w, side);
  if (ms > 0 && w.errand !== side && w.facts.at(-1)?.what === 'ms') w.facts.push({ what: 'paid', side, ms });
}

/** Whoever runs and has nothing left passes a control or loses on time. */
function settle(w: World): void {
  const side = runnerOf(w);
  while (w.phase === 'running' && !isFlagged(w, side) && remainingOf(w, side) <= 0) {
    payByDelay(w, side);
    noteControl(w, side);
    const sides = entering(w, side);
    for (const one of sides) enter(w, one);
    flag(w, side, sides.length === 0);
  }
}

/** Where the coming ms of the running side goes. */
function destination(w: World, side: SideName): Into {
  if (isFlagged(w, side)) return 'beyond';
  if (w.errand !== side && delayLeftOf(w, side) > 0) return 'delay';
  return runsOvertime(w, side) ? 'overtime' : 'bank';
}

/** One ms passes. */
function tick(w: World): void {
  if (w.phase === 'running') {
    const side = runnerOf(w);
    const into = destination(w, side);
    // Count-up counts what its own side runs.
    const takes = firstOf(w) === null && periodOf(w, otherOf(side)).method !== 'up';
    const flows = into === 'bank' && periodOf(w, side).method === 'hourglass' && takes;
    w.facts.push({ what: 'ms', side, errand: w.errand !== null, into, flows });
  }
  w.nowMs++;
  settle(w);
}

export function advanceTo(w: World, ms: number): void {
  while (w.nowMs < ms) tick(w);
}

/** What a press gives for the move it completes. */
function gift(w: World, side: SideName): number {
  const { method, bonusMs, baseMs } = periodOf(w, side);
  if (method === 'fischer') return bonusMs;
  if (method === 'bronstein' && !w.rules.prepaid) return Math.min(turnUsedOf(w, side), bonusMs);
  return method === 'gong' ? baseMs - rawBankOf(w, side) : 0;
}

/** The running side's press in its turn. */
function complete(w: World, side: SideName): void {
  w.mover = otherOf(side);
  if (isFlagged(w, side)) {
    w.facts.push({ what: 'late', side });
    return;
  }
  w.facts.push({ what: 'press', side, givesMs: gift(w, side), inOvertime: runsOvertime(w, side) });
  const number = numberOf(w, side);
  if (w.rules.advance !== 'moves' || movesOf(w, side) !== targetOf(w, side, number)) return;
  noteControl(w, side);
  enter(w, side);
}

/** @returns why nothing happened, else null */
export function start(w: World): Refusal | null {
  if (w.phase !== 'ready') return 'notStopped';
  w.phase = 'running';
  settle(w);
  return null;
}

export function press(w: World, side: SideName): Refusal | null {
  if (w.phase === 'ready') return side === 'black' ? start(w) : 'ready';
  if (w.phase === 'stopped') return 'stopped';
  if (runnerOf(w) !== side) return 'wrongSide';
  if (w.errand) w.errand = null;
  else complete(w, side);
  settle(w);
  return null;
}

export function stop(w: World): Refusal | null {
  if (w.phase !== 'running') return w.phase === 'ready' ? 'ready' : 'notRunning';
  w.phase = 'stopped';
  w.errand = null;
  w.stopped = { by: 'arbiter', why: 'interruption', at: w.nowMs };
  return null;
}

function go(w: World, errand: SideName | null): Refusal | null {
  if (w.phase !== 'stopped') return w.phase === 'ready' ? 'ready' : 'notStopped';
  if (w.rules.freeze && firstOf(w)) return 'flagged';
  w.phase = 'running';
  w.stopped = null;
  w.errand = errand;
  settle(w);
  return null;
}

export const resume = (w: World): Refusal | null => go(w, null);

/** The clock of `side` runs for something else than its move. */
export const run = (w: World, side: SideName): Refusal | null => go(w, side);

/** A side in the words of the contract. */
function sideAt(w: World, side: SideName) {
  const flags = w.facts.filter((fact) => fact.what === 'flag' && fact.side === side);
  const shown = flags.at(-1) as Extract<Fact, { what: 'flag' }> | undefined;
  return {
    ms: bankOf(w, side),
    // An errand has none.
    delayMs: w.errand === side ? 0 : delayLeftOf(w, side),
    moves: movesOf(w, side),
    period: numberOf(w, side),
    flag: shown ? (shown.final ? 'final' : 'control') : null,
    flagAt: shown ? shown.atMs : null,
    overtime: overtimeOf(w, side),
    used: usedOf(w, side),
    ran: ranOf(w, side),
    overrun: overrunOf(w, side),
    lateMoves: lateOf(w, side),
  };
}

/** The state of scenario.md §4, as far as these events move it. */
export function stateOf(w: World) {
  const controls = w.facts.flatMap((fact) => {
    if (fact.what !== 'control') return [];
    const { period, atMs, side, white, black } = fact;
    return [{ period, at: atMs, side, white, black }];
  });
  return {
    phase: w.phase,
    side: runnerOf(w),
    white: sideAt(w, 'white'),
    black: sideAt(w, 'black'),
    first: firstOf(w),
    stopped: w.phase === 'stopped' ? w.stopped : null,
    errand: w.errand !== null,
    controls,
    plies: movesOf(w, 'white') + movesOf(w, 'black'),
  };
}

export type State = ReturnType<typeof stateOf>;
