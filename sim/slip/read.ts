/** A slip as it was typed -> the clock's list of numbers. What it says besides is compared with its code (§13.3). */
import { messages } from '../messages';
import { compareRow } from '../scenario/compare';
import { fromDigits } from './digits';
import { type Figures, figuresOf } from './figures';
import { readLines } from './lines';
import { figureJson, figureRows, type Heading, headings, type Row } from './print';

const { slip: texts } = messages;

export type ReadSlip =
  | { readonly ok: true; readonly numbers: readonly number[]; readonly heading: Heading; readonly figures: Figures }
  | { readonly ok: false; readonly faults: readonly string[] };

const refused = (faults: readonly string[]): ReadSlip => ({ ok: false, faults });

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

const labelNames = Object.keys(texts.labels) as (keyof typeof texts.labels)[];

/** A line that begins with a label: what it says; none for another one. */
function rowsOf(line: string): Row[] {
  const [start = '', ...rest] = line.split(':');
  const label = labelNames.find((name) => texts.labels[name].toLowerCase() === start.trimEnd().toLowerCase());
  const isRow = label !== undefined && label !== 'code' && rest.length > 0;
  return isRow ? [[label, rest.join(':').trim()]] : [];
}

const codeHead = new RegExp(`^\\s*${texts.labels.code}\\b`, 'i');

/** After the head of the code, or without one anywhere, a line that has no label is code. */
function takeApart(text: string): { rows: readonly Row[]; code: readonly string[] } {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && plain(line) !== plain(texts.title));
  const code = lines.slice(lines.findIndex((line) => codeHead.test(line)) + 1);
  return { rows: lines.flatMap(rowsOf), code: code.filter((line) => rowsOf(line).length === 0) };
}

/** @param said by the names of labels and headings */
const headingOf = (said: Readonly<Record<string, unknown>>): Heading =>
  Object.fromEntries(
    headings.flatMap((name) => {
      const text = said[name];
      return typeof text === 'string' && text !== '' ? [[name, text]] : [];
    }),
  );

function readText(text: string): ReadSlip {
  const { rows, code } = takeApart(text);
  if (code.length === 0) return refused([texts.noCode]);
  const { digits, faults } = readLines(code);
  if (faults.length > 0) return refused(faults);
  const numbers = fromDigits(digits);
  if (numbers && numbers.length < (numbers[0] ?? 1)) return refused([texts.missing(code.length + 1)]);
  const figures = numbers && figuresOf(numbers);
  if (!figures) return refused([texts.noSlip]);
  const byCode = new Map(figureRows(figures));
  const differences = rows.flatMap(([label, said]) => {
    const right = byCode.get(label);
    const isHeading = headings.some((name) => name === label);
    return isHeading || plain(said) === plain(right ?? '')
      ? []
      : [texts.differs(texts.labels[label], said, right ?? '')];
  });
  if (differences.length > 0) return refused(differences);
  return { ok: true, numbers, heading: headingOf(Object.fromEntries(rows)), figures };
}

const isList = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isSafeInteger);

function readObject(said: Readonly<Record<string, unknown>>): ReadSlip {
  const { slip: numbers } = said;
  const figures = isList(numbers) ? figuresOf(numbers) : null;
  if (!isList(numbers) || !figures) return refused([texts.noSlip]);
  const byCode = figureJson(figures);
  const named = Object.entries(said).filter(([key]) => key in byCode);
  const differences = compareRow({ at: 0, ...Object.fromEntries(named) }, { at: 0, refused: null, ...byCode });
  if (differences.length === 0) return { ok: true, numbers, heading: headingOf(said), figures };
  return refused(
    differences.map(({ field, got, expected }) => texts.differs(field, JSON.stringify(expected), JSON.stringify(got))),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object of a JSON text; null: it is none. */
function readJson(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** @param slip text, JSON as text, or the object */
export function readSlip(slip: unknown): ReadSlip {
  const object = isObject(slip) ? slip : readJson(String(slip));
  return object ? readObject(object) : readText(String(slip));
}

/** A list that every clock refuses. */
const noSlip: readonly number[] = [-1];

/** For the link: what the clock is handed for a slip as the arbiter typed it. One that is wrong is refused by the clock. */
export function slipNumbers(slip: unknown): readonly number[] {
  const read = readSlip(slip);
  return read.ok ? read.numbers : noSlip;
}
