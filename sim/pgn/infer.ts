/**
 * Which control was a game played with? The tag, when its first clocks agree with it, else what they agree with best.
 * Rules: scenario.md §5, `replay`.
 */
import type { Ms } from '../../firmware/core/types';
import { readLenient } from '../control';
import type { SideName } from '../engine/types';
import { isKnown } from './arithmetic';
import { nameOf, parseReading, type Reading, usual, waysOf } from './controls';
import { type PlannedMove, planGame } from './plan';
import type { RecordedGame } from './read';

/** A control with the game played on it. */
export interface Explanation {
  readonly reading: Reading;
  readonly name: string;
  /** Not what the tag, or the user, says word for word. */
  readonly inferred: boolean;
  readonly plan: readonly PlannedMove[];
}

/** Until a side's first clock value: what it must have thought, and what is recorded as used. */
interface Opening {
  readonly baseMs: Ms;
  readonly thinkMs: Ms;
  /** null: not recorded. */
  readonly usedMs: Ms | null;
  readonly isAnomaly: boolean;
}

/** A recorded time used agrees within this: it is cut, rounded, and begins when somebody saw it. */
const usedToleranceMs = 3000;

/** Nobody thinks longer about the first move than this part of the base, or than this. */
const slowest = { part: 1 / 4, ms: 60000 };

/** Where nothing but the clock speaks for a control, one side at least has begun as fast as this. */
const brisk = { part: 1 / 30, ms: 10000 };

type Pace = typeof slowest;

const explain = (game: RecordedGame, reading: Reading, inferred: boolean): Explanation => ({
  reading,
  name: nameOf(reading),
  inferred,
  plan: planGame(game, reading),
});

function openingOf(game: RecordedGame, { reading, plan }: Explanation, side: SideName): Opening | null {
  const own = plan.filter((move) => move.side === side);
  const first = own.findIndex((move) => move.recorded !== null);
  const moves = own.slice(0, first + 1);
  if (moves.length === 0) return null;
  const used = moves.map(({ ply }) => game.moves[ply - 1]?.used?.ms ?? null);
  return {
    baseMs: reading.control[side][0]?.[1] ?? 0,
    thinkMs: moves.reduce((sum, { thinkMs }) => sum + thinkMs, 0),
    usedMs: used.includes(null) ? null : used.reduce<Ms>((sum, ms) => sum + (ms ?? 0), 0),
    isAnomaly: moves.some(({ isAnomaly }) => isAnomaly),
  };
}

/** The thinking before the first clock value is what was recorded as used, or short enough. */
const isCredible = ({ baseMs, thinkMs, usedMs }: Opening, pace: Pace): boolean =>
  thinkMs <= Math.max(pace.ms, baseMs * pace.part) ||
  (usedMs !== null && Math.abs(thinkMs - usedMs) <= usedToleranceMs);

const openingsOf = (game: RecordedGame, explanation: Explanation): Opening[] =>
  (['white', 'black'] as const).flatMap((side) => openingOf(game, explanation, side) ?? []);

type Test = (openings: readonly Opening[]) => boolean;

const arePossible: Test = (openings) => openings.every(({ isAnomaly }) => !isAnomaly);

/** The first clock of each side could be shown, and was not long in coming. */
const agree: Test = (openings) => arePossible(openings) && openings.every((opening) => isCredible(opening, slowest));

/** One side began late or thought for ever; nothing else explains it better. */
const mayAgree: Test = (openings) => arePossible(openings) && openings.some((opening) => isCredible(opening, slowest));

const anomalies = ({ plan }: Explanation): number => plan.filter(({ isAnomaly }) => isAnomaly).length;

/** Of two that explain as many values, the one whose thinking is nearer to the recorded one, or shorter, fits better. */
const strain = (game: RecordedGame, { plan }: Explanation): Ms =>
  plan.reduce((sum, { ply, thinkMs }) => sum + Math.abs(thinkMs - (game.moves[ply - 1]?.used?.ms ?? 0)), 0);

/** Fewest anomalies, then least strain; of equals the first. */
const best = (game: RecordedGame, explanations: readonly Explanation[]): Explanation | null =>
  explanations.toSorted(
    (one, other) => anomalies(one) - anomalies(other) || strain(game, one) - strain(game, other),
  )[0] ?? null;

/** The ways of one text: the first with the fewest anomalies, because strain does not tell them apart. */
const bestWay = (ways: readonly Explanation[]): Explanation | null =>
  ways.toSorted((one, other) => anomalies(one) - anomalies(other))[0] ?? null;

/**
 * The ways that a text leaves open. A usual control is tried as it is usually played, any other first as it is written.
 */
function explainWays(game: RecordedGame, reading: Reading, inferred: boolean): Explanation[] {
  const literal = nameOf(reading);
  const names = new Set(usual.map(nameOf));
  const explanations = waysOf(reading).map((way) => explain(game, way, inferred || nameOf(way) !== literal));
  return explanations.sort((one, other) => Number(names.has(other.name)) - Number(names.has(one.name)));
}

/** A control that was given explains what it can. */
export const explainBy = (game: RecordedGame, reading: Reading): Explanation | null =>
  bestWay(explainWays(game, reading, false));

/** The tag says, strictly, what is no control for this arithmetic (byo-yomi, hourglass, ...): there is nothing to guess. */
function isOfAnotherKind({ tags }: RecordedGame): boolean {
  const parsed = parseReading(tags.get('TimeControl') ?? '');
  return parsed.ok && !isKnown(parsed.reading);
}

/** The tag as a reading, strictly or leniently; null when it is not there, cannot be read or is no control for chess. */
function tagReading(game: RecordedGame, lenient: boolean): Reading | null {
  const tag = game.tags.get('TimeControl') ?? '';
  const parsed = lenient ? readLenient(tag) : parseReading(tag);
  if (!parsed.ok) return null;
  const reading = 'reading' in parsed ? parsed.reading : { control: parsed.control, prepaid: true };
  return isKnown(reading) ? reading : null;
}

/** Strictly, else leniently. */
function explainByTag(game: RecordedGame, test: Test): Explanation | null {
  for (const lenient of [false, true]) {
    const reading = tagReading(game, lenient);
    const ways = reading ? explainWays(game, reading, lenient) : [];
    const way = bestWay(ways.filter((explanation) => test(openingsOf(game, explanation))));
    if (way) return way;
  }
  return null;
}

function explainByTable(game: RecordedGame): Explanation | null {
  const explanations = usual.map((reading) => explain(game, reading, true));
  const possible = explanations.filter((explanation) => {
    const openings = openingsOf(game, explanation);
    return agree(openings) && openings.some((opening) => isCredible(opening, brisk));
  });
  return best(game, possible);
}

/**
 * The control of a game with a source: its tag read strictly, its tag read leniently, the usual ones.
 * @returns null when nothing agrees with its first clocks
 */
export const explainGame = (game: RecordedGame): Explanation | null =>
  isOfAnotherKind(game) ? null : (explainByTag(game, agree) ?? explainByTable(game) ?? explainByTag(game, mayAgree));

/** The first clock of no side can be shown by this control: it is another one. */
export function isContradicted(game: RecordedGame, explanation: Explanation): boolean {
  const openings = openingsOf(game, explanation);
  return openings.length > 0 && openings.every(({ isAnomaly }) => isAnomaly);
}
