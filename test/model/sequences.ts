/** Every sequence of letters up to a length, played on both clocks and compared after each of them. */
import type { World } from './facts';
import {
  bookmark,
  firmwareState,
  type Operation,
  type Options,
  operations,
  pair,
  refusalOf,
  type Text,
} from './firmware';
import { advanceTo, start, stateOf } from './model';

/**
 * - a number: so many ms pass, and nobody looks at the clock
 * - `.3`: so many ms pass, and the clock is looked at after each of them, as a tick does
 * - `p`: the press of the side that runs
 * - `t`: stop, or resume where it stands
 */
export type Letter = Operation | number | `.${number}` | 'p' | 't';

export interface Found {
  /** Sequences compared; each beginning of one is one. */
  count: number;
  /** The shortest that differs; null: none. */
  difference: { letters: Letter[]; firmware: unknown; contract: unknown } | null;
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => isEqual((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]));
}

/** What the slow clock has besides its list. */
const mark = (w: World) => ({ ...w, length: w.facts.length });

function back(w: World, { length, facts, ...rest }: ReturnType<typeof mark>): void {
  Object.assign(w, rest);
  facts.length = length;
}

/** The operation that a letter means here. */
function meant(letter: Exclude<Letter, number | `.${number}`>, w: World): Operation {
  if (letter === 'p') return (w.errand ?? w.mover) === 'white' ? 'w' : 'b';
  if (letter === 't') return w.phase === 'running' ? 's' : 'r';
  return letter;
}

const isWait = (letter: Letter): letter is number | `.${number}` =>
  typeof letter === 'number' || letter.startsWith('.');

/** @param depth letters at most @param started the clock runs since 0; else it is ready */
export function compareAll(
  text: Text,
  options: Options,
  alphabet: readonly Letter[],
  depth: number,
  started = true,
): Found {
  const found: Found = { count: 0, difference: null };
  const { fast, slow: w } = pair(text, options);
  const path: Letter[] = [];

  /** One letter further on both clocks. @returns what both answered */
  function step(letter: Letter): [string | null, string | null] {
    if (!isWait(letter)) {
      const operation = operations[meant(letter, w)];
      return [refusalOf(operation.fast(fast, w.nowMs)), operation.slow(w)];
    }
    const until = w.nowMs + Number(String(letter).replace('.', ''));
    while (w.nowMs < until) {
      advanceTo(w, w.nowMs + 1);
      if (typeof letter === 'string') firmwareState(fast, w.nowMs);
    }
    return [null, null];
  }

  /** Looking is part of it: the caller has a bookmark. */
  function compare([answer, due]: [string | null, string | null]): boolean {
    const firmware = [answer, firmwareState(fast, w.nowMs)];
    const contract = [due, stateOf(w)];
    found.count++;
    if (isEqual(firmware, contract)) return true;
    if (!found.difference || path.length < found.difference.letters.length) {
      found.difference = { letters: path.slice(), firmware, contract };
    }
    return false;
  }

  const isLast = () => path.length >= (found.difference?.letters.length ?? depth);

  function visit(): void {
    const before = mark(w);
    const undo = bookmark(fast);
    for (const letter of alphabet) {
      path.push(letter);
      const answers = step(letter);
      const unseen = isLast() ? null : bookmark(fast);
      if (compare(answers) && unseen) {
        unseen();
        visit();
      }
      path.pop();
      undo();
      back(w, before);
    }
  }

  if (started) {
    operations.b.fast(fast, 0);
    start(w);
  }
  visit();
  return found;
}
