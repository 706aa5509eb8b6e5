/**
 * When were the buttons pressed? Records hold clock values, not presses: think = before + bonus - after. Each press is
 * placed inside its recorded unit so that the recorded digits come out; where the time used is a record of its own to
 * the millisecond, it places the press and the clock value is compared with it.
 */
import { Limit } from '../../firmware/core/control';
import type { Ms } from '../../firmware/core/types';
import type { SideName } from '../engine/types';
import { book, clockOnPaper, delayOf, type Ending, endings, incrementFor, type SideOnPaper } from './arithmetic';
import type { Reading } from './controls';
import type { RecordedGame, RecordedMove } from './read';
import { type Convention, conventions, type Written } from './record';
import { addedBy, marginMs, type Range, rangeOf, shift, shownAfter, type Turn, turnByUse, turnByValue } from './turn';

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

/** A game, and how its values are to be read. */
interface Course {
  readonly game: RecordedGame;
  readonly convention: Convention;
  /** Presses can be put anywhere inside their second, because all other numbers are whole seconds. */
  readonly free: boolean;
}

/** How a turn ended, and what is to be seen then. */
interface Decision extends Turn {
  readonly range: Range | null;
  readonly isAnomaly: boolean;
}

/** Evenly spread over [0, 1), the same in every run. */
const spread = (ply: number): number => ((ply * 2654435761) % 4294967296) / 4294967296;

function isWhole(game: RecordedGame, { control }: Reading): boolean {
  const whole = (ms: Ms): boolean => ms % 1000 === 0;
  const periods = [...control.white, ...control.black];
  return (
    periods.every(([, baseMs, , bonusMs]) => whole(baseMs) && whole(bonusMs)) &&
    game.moves.every(({ clock }) => clock === null || clock.unitMs === 1000)
  );
}

/** A move without a clock value must leave what the same side's next value needs. */
function mostUsedMs({ game, convention }: Course, index: number, mover: SideOnPaper): Ms {
  const own = game.moves.slice(index).filter(({ side }) => side === game.moves[index]?.side);
  const next = own.findIndex(({ clock }) => clock !== null);
  const value = own[next]?.clock;
  if (!value) return Number.POSITIVE_INFINITY;
  const presses = convention.beforeBonus ? next : next + 1;
  return Math.max(0, mover.bankMs + presses * incrementFor(mover) - rangeOf(value, convention)[1]);
}

/**
 * What a move takes at least. One without a value takes something where there is room for it: at one ms with the same
 * side's press before it, it would hide that one's value.
 */
function leastThinkMs({ game, free }: Course, { clock }: RecordedMove, mover: SideOnPaper, afterSettingMs: Ms): Ms {
  const hides = free && game.source !== 'emt' && clock === null && mover.bankMs > marginMs;
  return hides ? 1 : afterSettingMs;
}

/** By the rules of the game's source. */
function decide(course: Course, options: readonly Ending[], index: number, mover: SideOnPaper): Decision {
  const { game, convention, free } = course;
  const { clock, used } = game.moves[index] as RecordedMove;
  const usedMs = Math.max(0, (used?.ms ?? 0) - delayOf(mover));
  const byUse = (): Turn => turnByUse(options, usedMs);
  if (game.source === 'emt') {
    const turn = byUse();
    return { ...turn, range: used && [shownAfter(turn), shownAfter(turn)], isAnomaly: false };
  }
  const isExact = convention.exactUse && used !== null;
  if (clock === null) {
    const turn = isExact ? byUse() : turnByUse(options, Math.min(usedMs, mostUsedMs(course, index, mover)));
    return { ...turn, range: null, isAnomaly: false };
  }
  const written = rangeOf(clock, convention);
  const { beforeBonus } = convention;
  const wanted = { range: written, beforeBonus, hintMs: used && usedMs, depth: free ? spread(index + 1) : 0 };
  const turn = (isExact ? null : turnByValue(options, wanted)) ?? byUse();
  const range = beforeBonus ? shift(written, addedBy(turn.ending)) : written;
  const shownMs = shownAfter(turn);
  return { ...turn, range, isAnomaly: shownMs < range[0] || shownMs > range[1] };
}

/** The bank that shows the recorded value after an anomaly; 0 would be a flag, and there are limits. */
function settingAfter({ isAnomaly, range, ending }: Decision, isLast: boolean): Ms | null {
  if (!isAnomaly || isLast || !range) return null;
  const bankMs = range[1] - ending.extraMs;
  return bankMs > 0 && bankMs <= Limit.TimeMs ? bankMs : null;
}

/** Thinking inside the delay takes nothing off the clock. */
const thinking = (usedMs: Ms, delayMs: Ms, hintMs: Ms, leastMs: Ms): Ms =>
  usedMs > 0 ? usedMs + delayMs : Math.max(leastMs, Math.min(hintMs, delayMs));

/**
 * The whole game on a clock with this control.
 * @param game with a source
 */
export function planGame(game: RecordedGame, reading: Reading): PlannedMove[] {
  const clock = clockOnPaper(reading);
  const course: Course = { game, convention: conventions[game.source ?? 'clk'], free: isWhole(game, reading) };
  const planned: PlannedMove[] = [];
  let atMs = 0;
  // The arbiter's setting after an anomaly takes place 1 ms later, so that what was shown before can be seen.
  let afterSettingMs = 0;
  for (const [index, move] of game.moves.entries()) {
    const mover = clock[move.side];
    const isLast = index === game.moves.length - 1;
    const delayMs = delayOf(mover);
    const leastMs = leastThinkMs(course, move, mover, afterSettingMs);
    const decision = decide(course, endings(clock, mover, isLast, delayMs > 0 ? 0 : leastMs), index, mover);
    const { ending, usedMs, range, isAnomaly } = decision;
    const thinkMs = thinking(usedMs, delayMs, move.used?.ms ?? 0, leastMs);
    atMs += thinkMs;
    book(clock, mover, ending, usedMs);
    const setMs = settingAfter(decision, isLast);
    afterSettingMs = setMs === null ? 0 : 1;
    mover.bankMs = setMs ?? mover.bankMs;
    planned.push({
      ply: index + 1,
      side: move.side,
      recorded: move.clock,
      thinkMs,
      atMs,
      pressed: ending.pressed,
      range,
      expectedMs: shownAfter(decision),
      addedMs: addedBy(ending),
      isAnomaly,
      setMs,
    });
  }
  return planned;
}
