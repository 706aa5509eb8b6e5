/**
 * When were the buttons pressed? Records hold clock values, not presses: think = before + bonus - after. Each press is
 * placed inside its recorded unit so that the recorded digits come out; where the time used is a record of its own to
 * the millisecond, it places the press and the clock value is compared with it.
 */
import { Limit } from '../../firmware/core/control';
import type { Ms } from '../../firmware/core/types';
import type { SideName } from '../engine/types';
import { book, type ClockOnPaper, clockOnPaper, delayOf, type Ending, endings, incrementFor, type SideOnPaper } from './arithmetic';
import type { Reading } from './controls';
import type { RecordedGame, RecordedMove } from './read';
import { conventions, type Convention, type Written } from './record';

/** Lowest and highest value, both inclusive. */
export type Range = readonly [low: Ms, high: Ms];

/** One move as it will be played on the clock. */
export interface PlannedMove {
  /** From 1. */
  readonly ply: number;
  readonly side: SideName;
  readonly recorded: Written | null;
  readonly thinkMs: Ms;
  /** Since the start of the scenario: of the press, or where the game ended unpressed. */
  readonly atMs: Ms;
  readonly pressed: boolean;
  /** The values after the move that agree with the record; null: nothing to compare. */
  readonly range: Range | null;
  /** What the arithmetic shows after the move. */
  readonly expectedMs: Ms;
  /** What the press added; the record may have been written before. */
  readonly addedMs: Ms;
  /** No clock could show what was recorded. */
  readonly isAnomaly: boolean;
  /** To this the arbiter sets the mover's bank after an anomaly; null: the clock goes on as it is. */
  readonly setMs: Ms | null;
}

/** So far inside its unit a press is never put: later moves without thinking need room there. */
const marginMs = 100;

/** Nobody passes a control at zero in a move that is recorded as shorter than that by more than this: the record errs. */
const hastyMs = 60000;

/** Evenly spread over [0, 1), the same in every run. */
const spread = (ply: number): number => ((ply * 2654435761) % 4294967296) / 4294967296;

/** The values that agree with a written one. A clock rounds up and shows 0 only at 0. */
function rangeOf({ ms, unitMs }: Written, { rounded }: Convention): Range {
  if (rounded === 'down') return [ms, ms + unitMs - 1];
  return ms === 0 ? [0, 0] : [ms - unitMs + 1, ms];
}

interface Turn {
  readonly ending: Ending;
  readonly usedMs: Ms;
}

/** A game on its way through the arithmetic. */
interface Course {
  readonly game: RecordedGame;
  readonly convention: Convention;
  readonly clock: ClockOnPaper;
  /** Presses can be put anywhere inside their second, because all other numbers are whole seconds. */
  readonly free: boolean;
}

/** By thinking: the ending that falls into it, the game's clock at its last ms if it had run out. */
function turnByThinking(options: readonly Ending[], delayMs: Ms, thinkMs: Ms): Turn {
  const wantedMs = Math.max(0, thinkMs - delayMs);
  const fits = options.find(({ leastUsedMs, mostUsedMs }) => leastUsedMs <= wantedMs && wantedMs <= mostUsedMs);
  if (fits) return { ending: fits, usedMs: wantedMs };
  const ending = wantedMs < (options[0]?.leastUsedMs ?? 0) ? options[0] : options.at(-1);
  if (!ending) throw new RangeError('a turn without an end');
  return { ending, usedMs: Math.min(Math.max(wantedMs, ending.leastUsedMs), ending.mostUsedMs) };
}

/**
 * By the value to be shown: every ending that can show it, then the one whose thinking is nearest to the time recorded
 * as used, or the first.
 * @returns null when none can
 */
function turnByValue(course: Course, options: readonly Ending[], [low, high]: Range, move: RecordedMove, ply: number): Turn | null {
  const turns: Turn[] = [];
  for (const ending of options) {
    const { totalMs, creditMs, extraMs } = ending;
    const writtenMs = totalMs + (course.convention.beforeBonus ? 0 : creditMs + extraMs);
    const leastMs = Math.max(ending.leastUsedMs, writtenMs - high);
    const mostMs = Math.min(ending.mostUsedMs, writtenMs - low);
    const isHasty = ending.entered > 0 && move.used !== null && move.used.ms + hastyMs < leastMs;
    if (leastMs > mostMs || isHasty) continue;
    const roomMs = course.free ? Math.max(0, mostMs - leastMs - marginMs) : 0;
    turns.push({ ending, usedMs: leastMs + Math.floor(roomMs * spread(ply)) });
  }
  const used = move.used;
  if (used === null) return turns[0] ?? null;
  const off = ({ usedMs }: Turn): Ms => Math.abs(usedMs - used.ms);
  return turns.reduce<Turn | null>((best, turn) => (best === null || off(turn) < off(best) ? turn : best), null);
}

/** A move without a clock value must leave what the same side's next value needs. */
function mostThinkingMs({ game, convention }: Course, index: number, mover: SideOnPaper): Ms {
  const rest = game.moves.slice(index).filter((move) => move.side === game.moves[index]?.side);
  const next = rest.findIndex((move) => move.clock !== null);
  const clockValue = rest[next]?.clock;
  if (!clockValue) return Number.POSITIVE_INFINITY;
  const [, high] = rangeOf(clockValue, convention);
  const presses = convention.beforeBonus ? next : next + 1;
  return mover.bankMs + presses * incrementFor(mover) - high;
}

function turnWithoutValue(course: Course, options: readonly Ending[], index: number, mover: SideOnPaper): Turn {
  const usedMs = course.game.moves[index]?.used?.ms ?? 0;
  return turnByThinking(options, delayOf(mover), Math.max(0, Math.min(usedMs, mostThinkingMs(course, index, mover))));
}

/** What the arbiter can set: 0 would be a flag, and there are limits. */
const isSettable = ({ ms }: Written): boolean => ms > 0 && ms <= Limit.TimeMs;

/** Values that go together are whole seconds everywhere. */
function isWhole(game: RecordedGame, { control }: Reading): boolean {
  const whole = (ms: Ms): boolean => ms % 1000 === 0;
  const periods = [...control.white, ...control.black];
  return (
    periods.every(([, baseMs, , bonusMs]) => whole(baseMs) && whole(bonusMs)) &&
    game.moves.every(({ clock }) => clock === null || clock.unitMs === 1000)
  );
}

interface Decided extends Turn {
  readonly range: Range | null;
  readonly isAnomaly: boolean;
}

/** How a turn ended, by the convention of its source. */
function decide(course: Course, options: readonly Ending[], index: number, mover: SideOnPaper): Decided {
  const { game, convention } = course;
  const move = game.moves[index] as RecordedMove;
  const { clock, used } = move;
  const byThinking = (thinkMs: Ms): Turn => turnByThinking(options, delayOf(mover), thinkMs);
  if (game.source === 'emt') {
    const turn = byThinking(used?.ms ?? 0);
    const shownMs = shownAfter(turn);
    return { ...turn, range: used && [shownMs, shownMs], isAnomaly: false };
  }
  if (clock === null) {
    const turn = convention.exactUse && used ? byThinking(used.ms) : turnWithoutValue(course, options, index, mover);
    return { ...turn, range: null, isAnomaly: false };
  }
  const written = rangeOf(clock, convention);
  const byValue = convention.exactUse && used ? null : turnByValue(course, options, written, move, index + 1);
  const turn = byValue ?? byThinking(used?.ms ?? 0);
  const range = convention.beforeBonus ? shift(written, addedBy(turn.ending)) : written;
  const shownMs = shownAfter(turn);
  return { ...turn, range, isAnomaly: shownMs < range[0] || shownMs > range[1] };
}

const addedBy = ({ creditMs, extraMs }: Ending): Ms => creditMs + extraMs;
const shownAfter = ({ ending, usedMs }: Turn): Ms => ending.totalMs - usedMs + addedBy(ending);
const shift = ([low, high]: Range, byMs: Ms): Range => [low + byMs, high + byMs];

/**
 * The whole game on the clock of one reading of its control.
 * @param game with a source
 */
export function planGame(game: RecordedGame, reading: Reading): PlannedMove[] {
  const clock = clockOnPaper(reading.control, reading.prepaid);
  const convention = conventions[game.source ?? 'clk'];
  const course: Course = { game, convention, clock, free: isWhole(game, reading) };
  const planned: PlannedMove[] = [];
  let atMs = 0;
  for (const [index, move] of game.moves.entries()) {
    const mover = clock[move.side];
    // The arbiter's setting after an anomaly takes place 1 ms later, so that what was shown before can be seen.
    const waitMs = planned.at(-1)?.setMs == null ? 0 : 1;
    const isLast = index === game.moves.length - 1;
    const delayMs = delayOf(mover);
    const options = endings(clock, mover, isLast, delayMs > 0 ? 0 : waitMs);
    const turn = decide(course, options, index, mover);
    const { ending, usedMs, range, isAnomaly } = turn;
    const thinkMs = usedMs > 0 ? usedMs + delayMs : Math.max(waitMs, Math.min(move.used?.ms ?? 0, delayMs));
    atMs += thinkMs;
    book(clock, mover, ending, usedMs);
    const setMs = isAnomaly && !isLast && move.clock && range && isSettable(move.clock) ? range[1] - ending.extraMs : null;
    if (setMs !== null) mover.bankMs = setMs;
    planned.push({
      ply: index + 1, side: move.side, recorded: move.clock, thinkMs, atMs, pressed: ending.pressed, range,
      expectedMs: shownAfter(turn), addedMs: addedBy(ending), isAnomaly, setMs,
    });
  }
  return planned;
}
