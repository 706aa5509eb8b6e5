/** Items -> periods, and what was understood by each. */
import { Limit, type Period } from '../../../firmware/core/control';
import { Method, type Ms } from '../../../firmware/core/types';
import { messages } from '../../messages';
import type { Field } from '../read';
import { above0, limitBonus, limitTime, Malformed } from '../scanner';
import { spoken } from '../words';
import type { Amount, BonusItem, FromItem, Item, TimeItem } from './items';

const { expected, inferred } = messages.control;
const second = 1000;
const minute = 60000;
const day = 86400000;

export interface Understood {
  readonly fields: readonly Field[];
  readonly notes: readonly string[];
}

const msOf = ({ value }: Amount, unitMs: Ms): Ms => value * (unitMs / second);

/** A whole number of a pair, null when it has a fraction, a unit or is no pair's. */
const wholeOf = ({ unitMs, value }: Amount): number | null =>
  unitMs === null && value % 1000 === 0 ? value / 1000 : null;

/** `N+I` that people write in minutes + seconds (domain.md 4.5). */
export function meansMinutes(base: number, bonus: number): boolean {
  return (base > 0 && base < 60 && bonus <= 60) || ([75, 90, 100, 120].includes(base) && [10, 15, 30].includes(bonus));
}

const field = (item: Item, period: Period): Field => ({ period, baseColumn: item.column, endColumn: item.endColumn });

/** @throws Malformed items that do not make one control */
export function combine(text: string, items: readonly Item[]): Understood {
  const snippet = (item: Item): string => text.slice(item.column - 1, item.endColumn - 1).trim();
  const labels = items.filter((item) => item.kind === 'label').map((item) => inferred.label(snippet(item)));
  const rest = items.filter((item) => item.kind !== 'label');
  const [first, next] = rest;
  if (!first) throw new Malformed(1, expected.aTime);
  const { fields, notes } =
    combineInfinite(rest) ??
    combinePerMove(rest, first, snippet) ??
    combinePair(rest, first, next) ??
    combinePeriods(rest, snippet);
  return { fields, notes: [...notes, ...labels] };
}

function combineInfinite(items: readonly Item[]): Understood | null {
  const infinite = items.find((item) => item.kind === 'infinite');
  if (!infinite) return null;
  const other = items.find((item) => item !== infinite);
  if (other) throw new Malformed(other.column, expected.end);
  return { fields: [field(infinite, [0, 0, Method.Up, 0, 0, 0])], notes: [inferred.infinite] };
}

/** `0.1s/move`, `1/move`: a gong. `1 day per move`: one move in each day, as PGN's 1/86400. */
function combinePerMove(items: readonly Item[], first: Item, snippet: (item: Item) => string): Understood | null {
  if (first.kind !== 'bonus' || !first.perMove) return null;
  const extra = items[1];
  if (extra) throw new Malformed(extra.column, expected.onlyPerMove);
  const { amount } = first;
  const ms = limitTime(above0(msOf(amount, amount.unitMs ?? second), amount.column), amount.column);
  const period: Period = amount.unitMs === day ? [1, ms, Method.Plain, 0, 0, 0] : [0, ms, Method.Gong, 0, 0, 0];
  const meaning = amount.unitMs === day ? inferred.period(1, spoken(ms)) : inferred.perMove(spoken(ms));
  return { fields: [field(first, period)], notes: [inferred.part(snippet(first), meaning)] };
}

const isBare = (item: Item | undefined): item is TimeItem => item?.kind === 'time' && item.moves === 0 && !item.rest;

/** `90 + 30`, `15 | 10`: two numbers without units. */
function combinePair(items: readonly Item[], base: Item, bonus: Item | undefined): Understood | null {
  if (items.length !== 2 || !isBare(base) || !isBare(bonus) || !bonus.joined) return null;
  if (base.amount.unitMs !== null || bonus.amount.unitMs !== null) return null;
  const [n, i] = [wholeOf(base.amount), wholeOf(bonus.amount)];
  const minutes = n !== null && i !== null && meansMinutes(n, i);
  const baseMs = limitTime(msOf(base.amount, minutes ? minute : second), base.column);
  const bonusMs = limitBonus(msOf(bonus.amount, second), bonus.column);
  const texts = [String(base.amount.value / 1000), String(bonus.amount.value / 1000)] as const;
  const note = minutes ? inferred.minutes(...texts) : inferred.secondsPlus(...texts);
  return { fields: [field(base, [0, baseMs, Method.Fischer, bonusMs, 0, 0])], notes: [note] };
}

/** A time without moves that comes behind a period and is an increment: `+ 2 sec`, `+30`. */
function isIncrement(item: TimeItem, before: TimeItem | undefined, us: boolean): boolean {
  if (!before || !isBare(item) || !item.joined) return false;
  if (item.amount.unitMs !== null) return item.amount.unitMs === second;
  return us || before.moves === 0;
}

interface Sorted {
  readonly periods: TimeItem[];
  readonly bonuses: BonusItem[];
  readonly froms: FromItem[];
}

function sort(items: readonly Item[], us: boolean): Sorted {
  const sorted: Sorted = { periods: [], bonuses: [], froms: [] };
  for (const item of items) {
    if (item.kind === 'from') sorted.froms.push(item);
    else if (item.kind === 'bonus') sorted.bonuses.push(item);
    else if (item.kind === 'time') {
      if (isIncrement(item, sorted.periods.at(-1), us)) {
        sorted.bonuses.push({ ...item, kind: 'bonus', method: Method.Fischer, perMove: true });
      } else sorted.periods.push(item);
    }
  }
  return sorted;
}

function combinePeriods(items: readonly Item[], snippet: (item: Item) => string): Understood {
  const us = items.some((item) => item.kind === 'time' && item.us);
  const { periods, bonuses, froms } = sort(items, us);
  const [bonus, secondBonus] = bonuses;
  const [from, secondFrom] = froms;
  if (secondBonus) throw new Malformed(secondBonus.column, expected.oneBonus);
  if (secondFrom) throw new Malformed(secondFrom.column, expected.end);
  if (from && !bonus) throw new Malformed(from.column, expected.end);
  const [first] = periods;
  if (!first) throw new Malformed(bonus?.column ?? 1, expected.bonusNeedsTime);
  const open = periods.findIndex((item) => item.moves === 0);
  const tooMuch = periods[open >= 0 ? open + 1 : Limit.Periods];
  if (tooMuch) throw new Malformed(tooMuch.column, open >= 0 ? surplus(tooMuch) : expected.tooMany);
  const notes: string[] = [];
  const fields = periods.map((item) => {
    const ms = limitTime(baseMs(item.amount, us), item.amount.column);
    notes.push(
      inferred.part(
        snippet(item),
        item.moves > 0 ? inferred.period(item.moves, spoken(ms)) : inferred.rest(spoken(ms)),
      ),
    );
    return field(item, [item.moves, ms, Method.Plain, 0, 0, 0]);
  });
  if (!bonus) return { fields, notes };
  return { fields: addBonus(fields, bonus, from, snippet(bonus), notes), notes };
}

/** What is wrong with a period behind the one for the rest of the game. */
function surplus(item: TimeItem): string {
  if (!isBare(item)) return expected.movesBefore;
  if (item.amount.unitMs === null) return expected.strayNumber;
  return item.amount.unitMs === second && !item.joined ? expected.plus : expected.movesBefore;
}

/** In US notation a base without a unit is in minutes; elsewhere nobody knows. */
function baseMs(amount: Amount, us: boolean): Ms {
  if (amount.unitMs !== null) return msOf(amount, amount.unitMs);
  if (!us) throw new Malformed(amount.endColumn, expected.unit);
  return msOf(amount, minute);
}

function addBonus(
  fields: readonly Field[],
  bonus: BonusItem,
  from: FromItem | undefined,
  snippet: string,
  notes: string[],
): readonly Field[] {
  const ms = limitBonus(bonusMs(bonus, snippet, notes), bonus.amount.column);
  const start = from ? startPeriod(fields, from) : 0;
  const where = start === 0 ? inferred.everyPeriod : inferred.fromMove(from?.move ?? 1);
  const say = {
    [Method.Fischer]: inferred.increment,
    [Method.Delay]: inferred.delay,
    [Method.Bronstein]: inferred.bronstein,
  };
  notes.push(inferred.part(snippet, say[bonus.method](spoken(ms), where)));
  return fields.map((one, index) => {
    const [moves, base] = one.period;
    return index < start ? one : { ...one, period: [moves, base, bonus.method, ms, 0, 0] };
  });
}

/** Seconds unless said otherwise; `30'/move` cannot be minutes. */
function bonusMs({ amount }: BonusItem, snippet: string, notes: string[]): Ms {
  const ms = msOf(amount, amount.unitMs ?? second);
  if (amount.unitMs !== minute || !amount.isMark || ms <= Limit.BonusMs) return ms;
  notes.push(inferred.markIsSeconds(snippet));
  return msOf(amount, second);
}

/** Index of the period that begins with that move. */
function startPeriod(fields: readonly Field[], { move, column }: FromItem): number {
  let first = 1;
  for (const [index, { period }] of fields.entries()) {
    if (first === move) return index;
    first += period[0];
  }
  throw new Malformed(column, expected.startOfPeriod);
}
