/**
 * The digits of a slip as lines that a person types back: five groups of five characters, the last two of a line its check.
 * 31 characters are left without 0 O, 1 I L, and 31 is prime, so two sums (one of the digits, one of the digits by their
 * place) tell any one or two wrong characters and any two that changed places. A line's number is part of its sums.
 */
import { messages } from '../messages';
import { base } from './digits';

const { slip: texts } = messages;

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const group = 5;
const perLine = 25;
const checks = 2;

const modulo = (value: number): number => ((value % base) + base) % base;

/** Both are 0 for a line that is right. */
function sums(number: number, digits: readonly number[]): [plain: number, placed: number] {
  const all = [modulo(number), Math.floor(number / base), ...digits];
  return [
    modulo(all.reduce((sum, digit) => sum + digit, 0)),
    modulo(all.reduce((sum, digit, index) => sum + digit * index, 0)),
  ];
}

/** The two digits after `digits` with which both sums are 0. */
function checkOf(number: number, digits: readonly number[]): [number, number] {
  const [plain, placed] = sums(number, digits);
  const place = digits.length + 2;
  const second = modulo(place * plain - placed);
  return [modulo(-plain - second), second];
}

const isRight = (number: number, digits: readonly number[]): boolean =>
  digits.length > checks && sums(number, digits).every((sum) => sum === 0);

export function printLines(digits: readonly number[]): string[] {
  const count = Math.ceil(digits.length / (perLine - checks));
  return Array.from({ length: count }, (_, index) => {
    const data = digits.slice(index * (perLine - checks), (index + 1) * (perLine - checks));
    const characters = [...data, ...checkOf(index + 1, data)].map((digit) => alphabet[digit]);
    const groups = Array.from({ length: Math.ceil(characters.length / group) }, (_, at) =>
      characters.slice(at * group, (at + 1) * group).join(''),
    );
    return `${String(index + 1).padStart(String(count).length)}: ${groups.join(' ')}`;
  });
}

/** A line as it was typed. */
interface Typed {
  /** What stands before a colon. */
  readonly label: string | null;
  readonly characters: string;
  readonly digits: readonly number[];
}

function type(line: string): Typed {
  const plain = line.replace(/\s/g, '').toUpperCase();
  const colon = plain.indexOf(':');
  const characters = plain.slice(colon + 1);
  const digits = [...characters].map((character) => alphabet.indexOf(character));
  return { label: colon < 0 ? null : plain.slice(0, colon), characters, digits };
}

/** How far away a line is looked for that is not in its place. */
const near = 8;

/** By its sums: which line it is, the expected or, unless the next one is in its place, another near it; null: none. */
function numberOf({ digits }: Typed, expected: number, next: Typed | undefined): number | null {
  if (isRight(expected, digits)) return expected;
  if (next && isRight(expected + 1, next.digits)) return null;
  for (let number = Math.max(1, expected - near); number <= expected + near; number++) {
    if (isRight(number, digits)) return number;
  }
  return null;
}

/** What can be said without its sums; null: nothing. */
function misspelt({ characters, digits }: Typed, number: number, isLast: boolean): string | null {
  const unused = digits.indexOf(-1);
  if (unused >= 0) return texts.wrongCharacter(number, [...characters][unused] as string);
  const isLong = digits.length > perLine;
  return isLong || (digits.length < perLine && !isLast) ? texts.wrongLength(number, digits.length, perLine) : null;
}

/**
 * @param lines of a code as they were typed, none of them empty
 * @returns the digits, and what is wrong, by line
 */
export function readLines(lines: readonly string[]): { digits: number[]; faults: string[] } {
  const digits: number[] = [];
  const faults: string[] = [];
  const all = lines.map(type);
  let expected = 1;
  for (const [index, line] of all.entries()) {
    // A line that is typed twice is the last one both times.
    const isLast = all.slice(index + 1).every(({ characters }) => characters === line.characters);
    const fault = misspelt(line, expected, isLast);
    const number = fault === null ? numberOf(line, expected, all[index + 1]) : null;
    if (number !== null && number < expected) {
      faults.push(texts.outOfPlace(number));
      continue;
    }
    if (number === null) faults.push(fault ?? texts.wrongLine(expected));
    else if (line.label !== null && line.label !== String(number)) faults.push(texts.wrongNumber(number, line.label));
    for (; number !== null && expected < number; expected++) faults.push(texts.missing(expected));
    digits.push(...line.digits.slice(0, -checks));
    expected++;
  }
  return { digits, faults };
}
