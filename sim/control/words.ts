/** What a control means, in words: one line for each period, then how the next one is entered. */
import type { Control, Period } from '../../firmware/core/control';
import { Advance, Method, type Ms } from '../../firmware/core/types';
import { messages } from '../messages';
import { repeats } from './json';
import { advanceNames } from './names';
import { printSeconds, printSide } from './print';

const { words } = messages.control;

/** A duration as people read it: 5400000 -> `1:30:00`, 90500 -> `1:30.5`, 30000 -> `30 s`. */
export function spoken(ms: Ms): string {
  if (ms < 60000) return words.shortTime(printSeconds(ms));
  const minutes = Math.floor(ms / 60000);
  const [seconds = '', fraction] = printSeconds(ms % 60000).split('.');
  const tail = seconds.padStart(2, '0') + (fraction ? `.${fraction}` : '');
  return minutes < 60
    ? `${minutes}:${tail}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${tail}`;
}

type Describe = (span: string, period: Period) => string;

/** The main time before an overtime. */
const main = (baseMs: Ms): string => (baseMs > 0 ? spoken(baseMs) : words.noBase);

/** By method. `span`: moves and base time, as in a period without more. */
const describe: Record<Method, Describe> = {
  [Method.Plain]: (span) => span,
  [Method.Fischer]: (span, [, , , bonus]) => words.fischer(span, spoken(bonus)),
  [Method.Delay]: (span, [, , , bonus]) => words.delay(span, spoken(bonus)),
  [Method.Bronstein]: (span, [, , , bonus]) => words.bronstein(span, spoken(bonus)),
  [Method.Byoyomi]: (_span, [, base, , , per, periods]) => words.byoyomi(main(base), periods, spoken(per)),
  [Method.Canadian]: (_span, [, base, , , per, moves]) => words.canadian(main(base), moves, spoken(per)),
  [Method.Hourglass]: (_span, [, base]) => words.hourglass(spoken(base), spoken(2 * base)),
  [Method.Gong]: (_span, [, base]) => words.gong(spoken(base)),
  [Method.Up]: () => words.up,
};

function periodLine(period: Period, index: number, all: readonly Period[]): string {
  const [moves, baseMs, method] = period;
  const time = spoken(baseMs);
  const open = all.length > 1 ? words.restIn(time) : words.allIn(time);
  const text = describe[method](moves > 0 ? words.movesIn(moves, time) : open, period);
  return all.length > 1 ? words.period(index + 1, text) : text;
}

/** How the next period is entered, or what happens at 0. */
function entryLines(periods: readonly Period[], said: Advance | null, advance: Advance): string[] {
  const repeating = repeats(periods);
  const single = periods.length === 1;
  if (single && !repeating) return periods[0]?.[2] === Method.Up ? [] : [words.flag];
  const lines = repeating ? [words.repeats] : [];
  const bySelf = single && advance === Advance.Zero;
  lines.push(words.entry[advanceNames[bySelf ? Advance.ZeroIfMoves : advance]]);
  if (repeating && advance === Advance.Zero && !single) lines.push(words.entry.repeated);
  lines.push(words.carried);
  if (said === null) lines.push(words.byDefault);
  return lines;
}

/** PGN's seconds where people mostly mean minutes (domain.md 4.5). */
function mayMeanMinutes(periods: readonly Period[]): boolean {
  const [[moves, baseMs, method, bonusMs] = [0, 0, Method.Plain, 0]] = periods;
  return (
    periods.length === 1 &&
    moves === 0 &&
    method === Method.Fischer &&
    baseMs > 0 &&
    baseMs < 180000 &&
    bonusMs >= 10000
  );
}

function sideLines(periods: readonly Period[], said: Advance | null, advance: Advance): string[] {
  const lines = periods.map(periodLine);
  lines.push(...entryLines(periods, said, advance));
  const [first] = periods;
  if (first?.[2] === Method.Fischer && first[3] > 0) lines.push(words.prepaid(spoken(first[1] + first[3])));
  if (mayMeanMinutes(periods)) lines.push(words.seconds);
  return lines;
}

/**
 * @param advance what holds where the text has no `@`
 * @returns lines, the canonical text first
 */
export function describeControl(control: Control, advance: Advance): string[] {
  const resolved = control.advance ?? advance;
  const side = (periods: readonly Period[], name: string): string[] => [
    name + printSide(periods, control.advance),
    ...sideLines(periods, control.advance, resolved).map((line) => `  ${line}`),
  ];
  const white = side(control.white, '');
  if (white.join() === side(control.black, '').join()) return white;
  return [...side(control.white, `${words.odds.white}: `), ...side(control.black, `${words.odds.black}: `)];
}
