/** The grammar of scenario.md §2: text -> fields. What depends on other fields or on the profile is in `rules`. */
import { Limit, type Period } from '../../firmware/core/control';
import { type Advance, Method, type Ms } from '../../firmware/core/types';
import { messages } from '../messages';
import { advanceByName } from './names';
import { above0, count, limitBonus, limitTime, type Numeral, Scanner, thousandths } from './scanner';

const { expected } = messages.control;

/** A period and where it stands, columns from 1. */
export interface Field {
  readonly period: Period;
  readonly baseColumn: number;
  /** Of what follows the field. */
  readonly endColumn: number;
}

/** One text. `advance`: what its `@` says, null without one. */
export interface ControlText {
  readonly fields: readonly Field[];
  readonly advance: Advance | null;
  /** Of the `@`, or of the end. */
  readonly advanceColumn: number;
}

type Body = readonly [baseMs: Ms, method: Method, bonusMs: Ms, perMs: Ms, count: number];

/** @throws Malformed the text is not of the grammar, or a number is over its limit */
export function readControl(text: string): ControlText {
  const s = new Scanner(text);
  const fields = [readField(s)];
  while (s.take(':')) {
    if (fields.length === Limit.Periods) s.fail(expected.tooMany, s.column - 1);
    fields.push(readField(s));
  }
  const advanceColumn = s.column;
  const advance = s.take('@') ? readAdvance(s) : null;
  if (!s.atEnd) s.fail(advance === null ? afterField(fields.at(-1)) : expected.end);
  return { fields, advance, advanceColumn };
}

function readAdvance(s: Scanner): Advance {
  const column = s.column;
  return advanceByName(s.word()) ?? s.fail(expected.advance, column);
}

/** What may follow a field that was read up to something unknown. */
function afterField(field: Field | undefined): string {
  const [moves = 0, , method = Method.Plain] = field?.period ?? [];
  if (method >= Method.Byoyomi) return expected.afterLast;
  if (method !== Method.Plain) return expected.fieldEnd;
  return moves > 0 ? expected.afterMovesField : expected.afterField;
}

function readField(s: Scanner): Field {
  const start = s.column;
  const first = s.atDigit ? s.numeral(expected.field) : null;
  if (first && s.take('/')) {
    const moves = count(first, Limit.Moves, expected.moves);
    const base = s.numeral(expected.base);
    return field(s, moves, base.column, withBonus(s, time(base)));
  }
  const overtime = readOvertime(s, first ? time(first) : 0);
  if (overtime) return field(s, 0, start, overtime);
  return field(s, 0, start, first ? withBonus(s, time(first)) : readWhole(s));
}

const field = (s: Scanner, moves: number, baseColumn: number, body: Body): Field => ({
  period: [moves, ...body],
  baseColumn,
  endColumn: s.column,
});

const time = (n: Numeral): Ms => limitTime(thousandths(n), n.column);

/** What follows a base: an increment, a delay or nothing. */
function withBonus(s: Scanner, baseMs: Ms): Body {
  const bonus = (what: string): Ms => {
    const n = s.numeral(what);
    return limitBonus(thousandths(n), n.column);
  };
  if (s.take('+')) return [baseMs, Method.Fischer, bonus(expected.increment), 0, 0];
  if (s.take('d')) return [baseMs, Method.Delay, bonus(expected.delay), 0, 0];
  if (s.take('b')) return [baseMs, Method.Bronstein, bonus(expected.delay), 0, 0];
  return [baseMs, Method.Plain, 0, 0, 0];
}

/** Byo-yomi or Canadian, null when it is neither. */
function readOvertime(s: Scanner, baseMs: Ms): Body | null {
  if (s.take('y')) {
    const periods = count(s.numeral(expected.periods), Limit.Overtimes, expected.periods);
    if (!s.take('x')) s.fail(expected.times);
    return [baseMs, Method.Byoyomi, 0, duration(s), periods];
  }
  if (s.take('c')) {
    const moves = count(s.numeral(expected.moves), Limit.Moves, expected.moves);
    if (!s.take('/')) s.fail(expected.per);
    return [baseMs, Method.Canadian, 0, duration(s), moves];
  }
  return null;
}

/** Hourglass, gong or count-up. */
function readWhole(s: Scanner): Body {
  if (s.take('*')) return [duration(s), Method.Hourglass, 0, 0, 0];
  if (s.take('g')) return [duration(s), Method.Gong, 0, 0, 0];
  if (s.take('up')) return [0, Method.Up, 0, 0, 0];
  return s.fail(expected.field);
}

/** A time that has to be above 0. */
function duration(s: Scanner): Ms {
  const n = s.numeral(expected.seconds);
  return above0(time(n), n.column);
}
