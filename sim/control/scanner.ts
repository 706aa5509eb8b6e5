/** A cursor over a control's text, and the one way a text is refused. */
import { Limit } from '../../firmware/core/control';
import type { Ms } from '../../firmware/core/types';
import { messages } from '../messages';

const { expected } = messages.control;

/** The text is not a control. Thrown inside this room only; its API answers `Refused`. */
export class Malformed extends Error {
  /**
   * @param column of the offending character, from 1
   * @param expected what should have stood there
   */
  constructor(
    readonly column: number,
    readonly expected: string,
  ) {
    super(`column ${column}: expected ${expected}`);
  }
}

/** A decimal number as written, so that nothing is lost in a float. */
export interface Numeral {
  /** Column of its first digit, from 1. */
  readonly column: number;
  readonly whole: string;
  /** Digits after the point, '' without one. */
  readonly fraction: string;
}

/** More digits than any limit has: only their count matters. */
const absurdDigits = 10;

/** A numeral's whole part; Infinity when it is absurdly long. */
function integer(digits: string): number {
  const significant = digits.replace(/^0+(?=\d)/, '');
  return significant.length >= absurdDigits ? Number.POSITIVE_INFINITY : Number(significant);
}

/**
 * Thousandths, exactly: of a numeral of seconds the ms.
 * @throws Malformed more than three decimals
 */
export function thousandths(n: Numeral): number {
  if (n.fraction.length > 3) throw new Malformed(n.column + n.whole.length + 4, expected.decimals);
  return integer(n.whole) * 1000 + Number(n.fraction.padEnd(3, '0'));
}

/**
 * A whole number from 1 to `max`.
 * @throws Malformed with `what` as the expectation
 */
export function count(n: Numeral, max: number, what: string): number {
  if (n.fraction !== '') throw new Malformed(n.column + n.whole.length, what);
  const value = integer(n.whole);
  if (value < 1 || value > max) throw new Malformed(n.column, what);
  return value;
}

/** @throws Malformed over 99:59:59 */
export function limitTime(ms: Ms, column: number): Ms {
  if (ms > Limit.TimeMs) throw new Malformed(column, expected.time);
  return ms;
}

/** @throws Malformed over 9:59 */
export function limitBonus(ms: Ms, column: number): Ms {
  if (ms > Limit.BonusMs) throw new Malformed(column, expected.bonus);
  return ms;
}

/** @throws Malformed 0 */
export function above0(ms: Ms, column: number): Ms {
  if (ms === 0) throw new Malformed(column, expected.above0);
  return ms;
}

export class Scanner {
  private at = 0;

  constructor(readonly text: string) {}

  /** Of the next character, from 1. */
  get column(): number {
    return this.at + 1;
  }

  get atEnd(): boolean {
    return this.at === this.text.length;
  }

  get atDigit(): boolean {
    return /\d/.test(this.text.charAt(this.at));
  }

  fail(what: string, column = this.column): never {
    throw new Malformed(column, what);
  }

  /** Is it next? Then it is read. */
  take(literal: string): boolean {
    if (!this.text.startsWith(literal, this.at)) return false;
    this.at += literal.length;
    return true;
  }

  /** Letters, maybe none. */
  word(): string {
    return this.run(/[a-z]*/iy);
  }

  /** @throws Malformed no digit where one is needed */
  numeral(what: string): Numeral {
    if (!this.atDigit) this.fail(what);
    const column = this.column;
    const whole = this.run(/\d*/y);
    if (!this.take('.')) return { column, whole, fraction: '' };
    if (!this.atDigit) this.fail(expected.digit);
    return { column, whole, fraction: this.run(/\d*/y) };
  }

  private run(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }
}
