/** Where in a JSON text a value stands, and which key an object has twice. */
import type { Path } from './validate';

/** A sign, the first character of a text, or a whole number or word. */
const token = /\s*(?:(?<sign>[{}[\],:"])|(?<other>[^\s{}[\],:"]+))/y;

/** Behind the text that begins with the quote at `start`. No pattern for it: that needs a stack as long as the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Place of a value that is being read: a list's index, or an object's key (null before it is read). */
type Level = number | string | null;

/** How many steps of `path` lead to where `levels` is; -1 when it is elsewhere. */
const depthOn = (levels: readonly Level[], path: Path): number =>
  levels.every((level, index) => level === path[index]) ? levels.length : -1;

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** A key, or the beginning of a value. */
interface Place {
  /** Where it is; a key itself is the last. Changes as the walk goes on. */
  readonly levels: readonly Level[];
  readonly index: number;
  readonly isKey: boolean;
  readonly opensObject: boolean;
}

/** @param text valid JSON */
function* walk(text: string): Generator<Place> {
  const levels: Level[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const { sign } = match.groups ?? {};
    const index = token.lastIndex - match[0].trimStart().length;
    const isKey = sign === '"' && levels.at(-1) === null;
    const end = sign === '"' ? endOfString(text, index) : token.lastIndex;
    if (isKey) levels[levels.length - 1] = JSON.parse(text.slice(index, end));
    if (sign === undefined || sign === '"' || sign === '{' || sign === '[') {
      yield { levels, index, isKey, opensObject: sign === '{' };
    }
    token.lastIndex = end;
    if (sign === '{') levels.push(null);
    else if (sign === '[') levels.push(0);
    else if (sign === '}' || sign === ']') levels.pop();
    else if (sign === ',') {
      const level = levels.at(-1);
      levels[levels.length - 1] = typeof level === 'number' ? level + 1 : null;
    }
  }
}

/**
 * @param text valid JSON
 * @returns the line, from 1, of the value at `path`, or of the innermost one around it that is there
 */
export function lineOf(text: string, path: Path): number {
  let found = { depth: -1, index: 0 };
  for (const { levels, index, isKey } of walk(text)) {
    const depth = isKey ? -1 : depthOn(levels, path);
    if (depth > found.depth) found = { depth, index };
  }
  return lineAt(text, found.index);
}

/**
 * @param text valid JSON
 * @returns the path of the first key that an object has twice: JSON.parse would take the last and say nothing
 */
export function repeatedKey(text: string): Path | null {
  const keys: Set<Level>[] = [];
  for (const { levels, isKey, opensObject } of walk(text)) {
    if (opensObject) keys[levels.length] = new Set();
    if (!isKey) continue;
    const own = keys[levels.length - 1];
    const key = levels.at(-1) ?? null;
    if (own?.has(key)) return levels.map((level) => level ?? '');
    own?.add(key);
  }
  return null;
}
