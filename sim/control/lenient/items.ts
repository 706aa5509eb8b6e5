/** Tokens -> items: times with or without moves, what is added per move, where it begins. Nothing is combined yet. */
import { Limit } from '../../../firmware/core/control';
import { Method, type Ms } from '../../../firmware/core/types';
import { messages } from '../../messages';
import { count, Malformed, thousandths } from '../scanner';
import type { NumberToken, Token } from './tokens';

const { expected } = messages.control;

/** An amount of time. Without a unit the context decides, or nobody. */
export interface Amount {
  readonly column: number;
  readonly endColumn: number;
  /** Thousandths of a unit. */
  readonly value: number;
  readonly unitMs: Ms | null;
  /** The unit is a mark (`'`), which some put for the wrong thing. */
  readonly isMark: boolean;
  /** The number as written, '' of a clock time or `1 h 30 min`. */
  readonly digits: string;
}

interface Place {
  readonly column: number;
  readonly endColumn: number;
  /** "+", "|" or a word like "plus" stands before it. */
  readonly joined: boolean;
}

/** `moves` 0: none named. `rest`: said to be for the rest of the game. `us`: written `G/30` or `SD/30`. */
export interface TimeItem extends Place {
  readonly kind: 'time';
  readonly amount: Amount;
  readonly moves: number;
  readonly rest: boolean;
  readonly us: boolean;
}

export interface BonusItem extends Place {
  readonly kind: 'bonus';
  readonly method: Method.Fischer | Method.Delay | Method.Bronstein;
  readonly amount: Amount;
  /** Said to be "per move", not to be an increment or a delay. */
  readonly perMove: boolean;
}

export interface FromItem extends Place {
  readonly kind: 'from';
  readonly move: number;
}

interface WordItem extends Place {
  readonly kind: 'infinite' | 'label';
}

export type Item = TimeItem | BonusItem | FromItem | WordItem;

type Kind = Token['kind'];

const bonusMethods = { increment: Method.Fischer, delay: Method.Delay, bronstein: Method.Bronstein } as const;

const isBonusWord = (kind: Kind): kind is keyof typeof bonusMethods => kind in bonusMethods;

class Cursor {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  peek(ahead = 0): Token {
    return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)] as Token;
  }

  next(): Token {
    const token = this.peek();
    this.at++;
    return token;
  }

  /** End of what was read, as a column. */
  get endColumn(): number {
    const last = this.tokens[this.at - 1];
    return last ? last.column + last.text.length : 1;
  }

  isSign(sign: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'sign' && token.text === sign;
  }

  take(kind: Kind): boolean {
    if (this.peek().kind !== kind) return false;
    this.at++;
    return true;
  }

  takeSign(sign: string): boolean {
    if (!this.isSign(sign)) return false;
    this.at++;
    return true;
  }

  skip(...kinds: Kind[]): void {
    while (kinds.includes(this.peek().kind)) this.at++;
  }

  fail(what: string): never {
    throw new Malformed(this.peek().column, what);
  }

  number(what: string): NumberToken {
    const token = this.peek();
    if (token.kind !== 'number') return this.fail(what);
    this.at++;
    return token;
  }
}

/** @throws Malformed at the first token that has no place */
export function readItems(tokens: readonly Token[]): Item[] {
  const c = new Cursor(tokens);
  const items: Item[] = [];
  for (;;) {
    const joined = skipSeparators(c);
    if (c.peek().kind === 'end' && !joined) return items;
    const column = c.peek().column;
    const item = readItem(c);
    items.push({ ...item, joined, column, endColumn: c.endColumn } as Item);
  }
}

/** @returns was there one that adds? */
function skipSeparators(c: Cursor): boolean {
  let joined = false;
  for (;;) {
    const token = c.peek();
    const isSeparator = token.kind === 'sign' && token.text !== '/';
    if (!isSeparator && token.kind !== 'also' && token.kind !== 'filler') return joined;
    joined ||= token.kind === 'also' || token.text === '+' || token.text === '|';
    c.next();
  }
}

type Placed<T> = T extends Item ? Omit<T, keyof Place> : never;

function readItem(c: Cursor): Placed<Item> {
  const { kind } = c.peek();
  if (kind === 'infinite' || kind === 'label') {
    c.next();
    return { kind };
  }
  if (kind === 'from') return readFrom(c);
  if (kind === 'rest') return readRest(c);
  if (isBonusWord(kind)) return readLeadingBonus(c, bonusMethods[kind]);
  if (kind === 'number' || kind === 'clock') return readAfterAmount(c, readAmount(c));
  return c.fail(expected.aTime);
}

/** `from move 1`, `starting from move 61`. */
function readFrom(c: Cursor): Placed<FromItem> {
  c.skip('from', 'filler', 'moves');
  return { kind: 'from', move: count(c.number(expected.number).numeral, Limit.Moves * Limit.Periods, expected.moves) };
}

/** `G/90`, `SD/30`, `rest in 30 min`. */
function readRest(c: Cursor): Placed<TimeItem> {
  c.skip('rest', 'filler', 'moves');
  const us = c.takeSign('/');
  if (!us && !c.take('for')) c.fail(expected.aTime);
  return { kind: 'time', amount: readAmount(c), moves: 0, rest: true, us };
}

/** `inc/30`, `d5`, `increment of 30 seconds per move`. */
function readLeadingBonus(c: Cursor, method: BonusItem['method']): Placed<BonusItem> {
  c.next();
  c.takeSign('/');
  c.skip('filler');
  const amount = readAmount(c);
  takePerMove(c);
  return { kind: 'bonus', method, amount, perMove: false };
}

/** What an amount is for is said behind it. */
function readAfterAmount(c: Cursor, amount: Amount): Placed<Item> {
  if (takePerMove(c)) {
    c.take('increment');
    return { kind: 'bonus', method: Method.Fischer, amount, perMove: true };
  }
  const { kind } = c.peek();
  if (isBonusWord(kind) && !opensBonus(c)) {
    c.next();
    takePerMove(c);
    return { kind: 'bonus', method: bonusMethods[kind], amount, perMove: false };
  }
  const time = { kind: 'time', amount, us: false } as const;
  if (amount.unitMs === null && (kind === 'moves' || kind === 'for' || c.isSign('/'))) return readMovesFirst(c, amount);
  if (kind === 'for' || c.isSign('/')) c.next();
  else if (kind !== 'rest') return { ...time, moves: 0, rest: false };
  c.skip('filler');
  if (c.peek().kind === 'number') return { ...time, moves: readMoves(c), rest: false };
  if (c.peek().kind !== 'rest') c.fail(expected.movesWord);
  c.skip('rest', 'filler', 'moves');
  return { ...time, moves: 0, rest: true };
}

/** Does the increment or delay word belong to what follows it (`90 min d5`)? */
const opensBonus = (c: Cursor): boolean => ['number', 'filler'].includes(c.peek(1).kind) || c.isSign('/', 1);

/** `40/90`, `40 moves in 90 minutes`, `1 in 3 days`: the number read was the moves. */
function readMovesFirst(c: Cursor, moves: Amount): Placed<TimeItem> {
  const n = { column: moves.column, whole: moves.digits, fraction: moves.value % 1000 === 0 ? '' : '0' };
  const value = count(n, Limit.Moves, expected.moves);
  c.take('moves');
  if (!c.take('for') && !c.takeSign('/')) c.fail(expected.aTime);
  c.skip('filler');
  return { kind: 'time', amount: readAmount(c), moves: value, rest: false, us: false };
}

/** `40 moves`, `40`, `40m`. */
function readMoves(c: Cursor): number {
  const value = count(c.number(expected.moves).numeral, Limit.Moves, expected.moves);
  if (!c.take('moves') && c.peek().text.toLowerCase() === 'm') c.next();
  return value;
}

/** `/move`, `per move`, `p/ mov.`, `each move`. */
function takePerMove(c: Cursor): boolean {
  const signs = c.peek().kind === 'per' ? (c.isSign('/', 1) ? 2 : 1) : c.isSign('/') ? 1 : 0;
  if (signs === 0 || c.peek(signs).kind !== 'moves') return false;
  for (let i = 0; i <= signs; i++) c.next();
  return true;
}

/** A number with its unit, if any; `1 h 30 min`; a clock time. */
function readAmount(c: Cursor): Amount {
  const first = c.peek();
  const { column } = first;
  if (first.kind === 'clock') {
    c.next();
    return { column, endColumn: c.endColumn, value: first.ms, unitMs: 1000, isMark: false, digits: '' };
  }
  const number = c.number(expected.aTime);
  const value = thousandths(number.numeral);
  const unit = c.peek();
  if (unit.kind !== 'unit') {
    return {
      column,
      endColumn: c.endColumn,
      value,
      unitMs: null,
      isMark: false,
      digits: number.text.split('.')[0] ?? '',
    };
  }
  c.next();
  const isMark = !/\p{L}/u.test(unit.text);
  const rest = readSmallerUnit(c, unit.unitMs);
  if (rest === 0) return { column, endColumn: c.endColumn, value, unitMs: unit.unitMs, isMark, digits: number.text };
  return {
    column,
    endColumn: c.endColumn,
    value: value * (unit.unitMs / 1000) + rest,
    unitMs: 1000,
    isMark,
    digits: '',
  };
}

/** No seconds: behind minutes they may be an increment (`15 min 10 s`). */
const leastPartMs = 60000;

/** `30 min` behind `1 h`, in ms; 0 when there is none. */
function readSmallerUnit(c: Cursor, largerMs: Ms): Ms {
  const number = c.peek();
  const unit = c.peek(1);
  if (number.kind !== 'number' || unit.kind !== 'unit') return 0;
  if (unit.unitMs >= largerMs || unit.unitMs < leastPartMs) return 0;
  c.next();
  c.next();
  return thousandths(number.numeral) * (unit.unitMs / 1000) + readSmallerUnit(c, unit.unitMs);
}
