/** Time controls of recorded games: what the tag cannot say (odds, prepaid or not), and the usual ones to choose from. */
import type { Control } from '../../firmware/core/control';
import { Advance, Method } from '../../firmware/core/types';
import { parseOdds, printControl, type Refused } from '../control';

/** A control as a record is read by it. */
export interface Reading {
  readonly control: Control;
  /** Each side begins with its first increment. */
  readonly prepaid: boolean;
}

const against = ' against ';
const withoutPrepaid = ' without prepaid';

/**
 * Reads `control [" against " control] [" without prepaid"]`: White's, Black's where it differs, and whether the first
 * increment comes with the first press only.
 * @returns the reading, or where a control was refused; the column counts in the whole text
 */
export function parseReading(text: string): { readonly ok: true; readonly reading: Reading } | Refused {
  const prepaid = !text.endsWith(withoutPrepaid);
  const body = prepaid ? text : text.slice(0, -withoutPrepaid.length);
  const cut = body.indexOf(against);
  const [white, black] = cut < 0 ? [body, body] : [body.slice(0, cut), body.slice(cut + against.length)];
  const parsed = parseOdds(white, black);
  if (parsed.ok) return { ok: true, reading: { control: parsed.control, prepaid } };
  const isBlacks = parsed.text === black && black !== white;
  return { ...parsed, text, column: parsed.column + (isBlacks ? white.length + against.length : 0) };
}

/** The text that `parseReading` reads as the same. */
export function nameOf({ control, prepaid }: Reading): string {
  const printed = printControl(control);
  const text = typeof printed === 'string' ? printed : printed.white + against + printed.black;
  return prepaid ? text : text + withoutPrepaid;
}

/** The text of a reading that is known to be good. */
function known(text: string): Reading {
  const parsed = parseReading(text);
  if (!parsed.ok) throw new RangeError(`${text}: ${parsed.expected}`);
  return parsed.reading;
}

/** What is played: chosen from where the tag is free text or wrong. Of equals the first is named. */
export const usual: readonly Reading[] = [
  '40/5400+30:1800+30',
  '5400+30',
  '1500+10',
  '900+10',
  '600+10',
  '600+5',
  '300+3',
  '180+2',
  '240+2 against 160+2',
  '40/6000:20/3000:1200+10@moves without prepaid',
  '720+1.2 without prepaid',
].map(known);

/**
 * The ways of one control that a text leaves open: the next period with the press instead of at zero, the increment not
 * prepaid. What the text says itself stays.
 */
export function waysOf(reading: Reading): Reading[] {
  const { control, prepaid } = reading;
  const periods = [...control.white, ...control.black];
  const advances =
    control.advance === null && periods.some(([moves]) => moves > 0) ? [null, Advance.Moves] : [control.advance];
  const prepaids = prepaid && periods.some(([, , method]) => method === Method.Fischer) ? [true, false] : [prepaid];
  return prepaids.flatMap((isPrepaid) =>
    advances.map((advance) => ({ control: { ...control, advance }, prepaid: isPrepaid })),
  );
}
