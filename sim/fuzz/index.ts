/** Random games through the built firmware, and what is wrong in one as a small scenario. */
import { type Engine, EngineError } from '../engine';
import { type Case, parseCases, runCase } from '../scenario';
import { type RawCase, randomGame } from './game';
import { firstViolation, type Violation } from './invariants';
import { type FullState, playAlone, playWatched } from './play';
import { seedOf } from './random';
import { shrink } from './shrink';
import { tornIsAllOrNothing } from './torn';

export interface Failure {
  readonly seed: number;
  readonly game: number;
  /** The invariant that broke; what the engine said when it failed. */
  readonly rule: string;
  /** The fewest events that still show it, with the row that is not met. */
  readonly scenario: RawCase;
  /** `zeitnot run` fails on the scenario; `traced`: with --trace, as somebody has to look; null: only the fuzz sees it. */
  readonly shownBy: 'run' | 'traced' | null;
}

/** What the fuzz wants of a game. */
export interface Plan {
  readonly seed: number;
  readonly board: string;
}

const readOne = (raw: RawCase): Case => parseCases('fuzz.json', JSON.stringify(raw))[0] as Case;

const unasked = new Set(['refused', 'max']);

/** Without the battery's sign: a battery is read when somebody looks, and its sign goes later than it came. */
function withoutBattery({ lowBattery: _, screen, ...state }: FullState): Record<string, unknown> {
  return { ...state, screen: { ...screen, signs: screen.signs.filter((sign) => sign !== 'battery') } };
}

/** Whether anybody looks at a clock changes nothing on it. */
function lookingChanges(one: Case, watched: FullState, alone: FullState): Violation | null {
  const expected: Record<string, unknown> = {};
  const unwatched = withoutBattery(alone);
  for (const [field, value] of Object.entries(withoutBattery(watched))) {
    if (!unasked.has(field) && JSON.stringify(unwatched[field]) !== JSON.stringify(value)) expected[field] = value;
  }
  if (Object.keys(expected).length === 0) return null;
  const event = one.events.length - 1;
  return { rule: 'lookingChangesNothing', event, happened: true, at: watched.at, expected };
}

/** Plays a game twice, and once or twice more up to each cut in the middle of a write. @returns what is wrong with it */
async function check(engine: Engine, one: Case): Promise<Violation | null> {
  try {
    const happened = await playWatched(engine, one);
    const found = firstViolation(one, happened);
    if (found) return found;
    const torn = await tornIsAllOrNothing(engine, one, happened);
    if (torn) return torn;
    const alone = await playAlone(engine, one);
    const watched = happened.at(-1)?.after;
    return watched && alone ? lookingChanges(one, watched, alone) : null;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const [rule = ''] = error.message.split('\n');
    return { rule, event: one.events.length - 1, happened: true, at: one.events.at(-1)?.at ?? 0, expected: {} };
  }
}

/** The events that matter, and the row that they do not meet. */
function withRow(raw: RawCase, { event, happened, at, expected }: Violation): RawCase {
  const events = raw.events.slice(0, event + (happened ? 1 : 0));
  return { ...raw, events, expect: [{ at, ...expected }] };
}

async function shownBy(engine: Engine, raw: RawCase): Promise<Failure['shownBy']> {
  const one = readOne(raw);
  const fails = async (trace: boolean) => {
    const outcome = await runCase(engine, one, trace);
    return 'broken' in outcome || ('failures' in outcome && outcome.failures.length > 0);
  };
  if (await fails(false)) return 'run';
  return (await fails(true)) ? 'traced' : null;
}

async function explain(engine: Engine, raw: RawCase, found: Violation): Promise<Omit<Failure, 'seed' | 'game'>> {
  const { rule } = found;
  const violationOf = (candidate: RawCase) => check(engine, readOne(candidate));
  const fails = async (candidate: RawCase) => (await violationOf(candidate))?.rule === rule;
  const started = { ...raw, events: raw.events.slice(0, found.event + 1) };
  const small = await shrink((await fails(started)) ? started : raw, fails);
  const last = (await violationOf(small)) ?? found;
  const scenario = withRow(small, last);
  return { rule, scenario, shownBy: await shownBy(engine, scenario) };
}

/** @returns what is wrong with game number `game` of a seed; null: nothing */
export async function fuzzGame(engine: Engine, { seed, board }: Plan, game: number): Promise<Failure | null> {
  const raw = randomGame(seedOf(seed, game), `fuzz ${seed} ${game}`, board);
  const found = await check(engine, readOne(raw));
  return found && { seed, game, ...(await explain(engine, raw, found)) };
}

/** Events of a game, for those who count. */
export const eventsOf = ({ seed, board }: Plan, game: number): number =>
  randomGame(seedOf(seed, game), '', board).events.length;
