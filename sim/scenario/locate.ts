/** In which line of a JSON text a value stands. */
import type { Path } from './validate';

const token = /\s*(?:(?<string>"(?:[^"\\]|\\.)*")|(?<sign>[{}[\],:])|(?<other>[^\s{}[\],:"]+))/y;

/** Place of a value that is being read: a list's index, or an object's key (null before it is read). */
type Level = number | string | null;

/** How many steps of `path` lead to where `levels` is; -1 when it is elsewhere. */
const depthOn = (levels: readonly Level[], path: Path): number =>
  levels.every((level, index) => level === path[index]) ? levels.length : -1;

export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/**
 * @param text valid JSON
 * @returns the line, from 1, of the value at `path`, or of the innermost one around it that is there
 */
export function lineOf(text: string, path: Path): number {
  const levels: Level[] = [];
  let found = { depth: -1, index: 0 };
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const { string, sign } = match.groups ?? {};
    const index = token.lastIndex - match[0].trimStart().length;
    const isKey = string !== undefined && levels.at(-1) === null;
    if (isKey) levels[levels.length - 1] = JSON.parse(string);
    else if (sign === undefined || sign === '{' || sign === '[') {
      const depth = depthOn(levels, path);
      if (depth > found.depth) found = { depth, index };
    }
    if (sign === '{') levels.push(null);
    else if (sign === '[') levels.push(0);
    else if (sign === '}' || sign === ']') levels.pop();
    else if (sign === ',') {
      const level = levels.at(-1);
      levels[levels.length - 1] = typeof level === 'number' ? level + 1 : null;
    }
  }
  return lineAt(text, found.index);
}
