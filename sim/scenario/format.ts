/** Scenario files -> cases (scenario.md §1). Anything unknown or wrong is bad input: file, line, case and field are named. */

import type { Advance } from '../../firmware/core/types';
import { advanceByName, advanceOf, defaultProfile, type Parsed, parseControl, parseOdds } from '../control';
import { BadInput, readText } from '../input';
import { messages } from '../messages';
import type { Case, Event, Options, Row } from './case';
import { lineAt, lineOf, repeatedKey } from './locate';
import { checkCase, checkEvent, checkRow, expectedGot, type Fault, type Path, printPath } from './validate';

const { scenario } = messages;

type ControlValue = string | { readonly white: string; readonly black: string };

/** A case as its file holds it, once its shape is right. */
interface Raw {
  readonly id: string;
  readonly control: ControlValue;
  readonly profile?: string;
  readonly options?: Options;
  readonly events?: readonly (Event & { readonly control?: ControlValue })[];
  readonly expect?: readonly Row[];
}

/** One JSON value and where it stands. */
interface Piece {
  readonly file: string;
  readonly text: string;
  /** Of its first character, from 1. */
  readonly line: number;
}

/** Is it broken, and not just not at its end yet? What V8 says of text that ends too early it says of its end. */
function isBroken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    const { message } = error as SyntaxError;
    return !/end of JSON/.test(message) && Number(/at position (\d+)/.exec(message)?.[1]) !== text.length;
  }
}

/** Index of the character that JSON cannot go on with; the text's end where it is only cut off. V8 does not always say it. */
function brokenAt(text: string): number {
  let [sound, broken] = [0, text.length + 1];
  while (broken - sound > 1) {
    const middle = (sound + broken) >> 1;
    if (isBroken(text.slice(0, middle))) broken = middle;
    else sound = middle;
  }
  return sound;
}

/** No case needs more; what looks at values may go down by calling itself. */
const mostLevels = 64;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)));

/** @throws BadInput `FILE:LINE: not JSON` */
function parseJson({ file, text, line }: Piece): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const at = line - 1 + lineAt(text, brokenAt(text));
    throw new BadInput(`${file}:${at}: ${scenario.notJson((error as SyntaxError).message)}`);
  }
  if (isDeeper(value, mostLevels)) throw new BadInput(`${file}:${line}: ${scenario.tooDeep(mostLevels)}`);
  return value;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** One value per line, or one in the whole file; where the name does not tell, what the first line is. */
function split(file: string, text: string): Piece[] {
  const lines = text.split('\n').map((line, index) => ({ file, text: line, line: index + 1 }));
  const full = lines.filter((line) => line.text.trim() !== '');
  const [first] = full;
  if (!first) throw new BadInput(`${file}: ${scenario.empty}`);
  const perLine = file.endsWith('.jsonl') || (!file.endsWith('.json') && isJson(first.text));
  return perLine ? full : [{ file, text, line: 1 }];
}

const fault = (path: Path, parsed: Parsed): Fault | null =>
  parsed.ok ? null : { path, problem: scenario.atColumn(parsed.column, parsed.expected) };

/** @returns the control, or what is wrong and where */
function readControl(value: ControlValue, path: Path, advance: Advance): Parsed | Fault {
  if (typeof value === 'string') {
    const parsed = parseControl(value, advance);
    return fault(path, parsed) ?? parsed;
  }
  const parsed = parseOdds(value.white, value.black, advance);
  const side = parsed.ok || parsed.text !== value.white ? 'black' : 'white';
  return fault([...path, side], parsed) ?? parsed;
}

/** The first fault of the parts that the case's own shape leaves open. */
function checkParts({ events = [], expect = [] }: Raw): Fault | null {
  let before = 0;
  for (const [index, event] of events.entries()) {
    const wrong = checkEvent(event, index, before);
    if (wrong) return wrong;
    before = event.at;
  }
  for (const [index, row] of expect.entries()) {
    const wrong = checkRow(row, index);
    if (wrong) return wrong;
  }
  return null;
}

/** The way into the next period where the control has no `@`. */
function otherwise({ profile = defaultProfile, options }: Raw): Advance {
  return advanceByName(options?.advance ?? '') ?? advanceOf(profile);
}

function readCase(value: unknown): Case | Fault {
  const wrong = checkCase(value);
  if (wrong) return wrong;
  const raw = value as Raw;
  const wrongPart = checkParts(raw);
  if (wrongPart) return wrongPart;
  const advance = otherwise(raw);
  const parsed = readControl(raw.control, ['control'], advance);
  if ('path' in parsed) return parsed;
  if (!parsed.ok) throw new TypeError('a refused control is a fault');
  const { expect = [], options = {} } = raw;
  const events: Event[] = [];
  for (const [index, event] of (raw.events ?? []).entries()) {
    if (event.control === undefined) {
      events.push(event);
      continue;
    }
    const changed = readControl(event.control, ['events', index, 'control'], advance);
    if ('path' in changed) return changed;
    if (changed.ok) events.push({ ...event, control: changed.control });
  }
  return { ...raw, control: parsed.control, options, events, expect };
}

/** `FILE:LINE: case "ID": events[3].ms: ...`. */
function report(piece: Piece, value: unknown, { path, problem }: Fault): BadInput {
  const { id } = (value ?? {}) as { id?: unknown };
  const line = piece.line - 1 + lineOf(piece.text, path);
  const parts = [`${piece.file}:${line}`, ...(typeof id === 'string' ? [scenario.case(id)] : [])];
  if (path.length > 0) parts.push(printPath(path));
  return new BadInput(`${parts.join(': ')}: ${problem}`);
}

/**
 * @param file its name: `.json` holds one case, `.jsonl` one per line, else its first line tells
 * @throws BadInput at the first thing that is wrong
 */
export function parseCases(file: string, text: string): Case[] {
  const ids = new Set<string>();
  return split(file, text).map((piece) => {
    const value = parseJson(piece);
    const twice = repeatedKey(piece.text);
    if (twice) throw report(piece, value, { path: twice, problem: scenario.twice });
    const read = readCase(value);
    if ('path' in read) throw report(piece, value, read);
    if (ids.has(read.id))
      throw report(piece, value, { path: ['id'], problem: expectedGot(scenario.expected.unique, read.id) });
    ids.add(read.id);
    return read;
  });
}

/**
 * @param file a path, `-` for standard input
 * @throws BadInput it cannot be read or holds something that is not of the contract
 */
export const readCases = async (file: string): Promise<Case[]> => parseCases(file, await readText(file));
