/** Strict reading of a time control: scenario.md §2, nothing guessed. */
import { type Control, type Period, profileAdvance, profileNames } from '../../firmware/core/control';
import type { Advance } from '../../firmware/core/types';
import { messages } from '../messages';
import { readControl } from './read';
import { judge } from './rules';
import { Malformed } from './scanner';

/** The text, the column of the offending character from 1, and what was expected there. */
export interface Refused {
  readonly ok: false;
  readonly text: string;
  readonly column: number;
  readonly expected: string;
}

export type Parsed = { readonly ok: true; readonly control: Control } | Refused;

/** The way into the next period that a profile takes. */
export function advanceOf(profile: string): Advance {
  const advance = profileAdvance[profileNames.indexOf(profile)];
  if (advance === undefined) throw new RangeError(`no profile "${profile}"`);
  return advance;
}

export const defaultProfile = 'fide-2023';

/** What holds when neither the text nor the options say it (fide-2023). */
export const defaultAdvance = advanceOf(defaultProfile);

/** Runs a reader that throws `Malformed`. */
export function refusable<T extends { readonly ok: true }>(text: string, read: () => T): T | Refused {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { ok: false, text, column: error.column, expected: error.expected };
  }
}

interface Side {
  readonly ok: true;
  readonly periods: readonly Period[];
  readonly advance: Advance | null;
}

/**
 * One side's text.
 * @param other what the other side's `@` says
 * @param otherwise the way into the next period where no text says it
 */
function parseSide(text: string, other: Advance | null, otherwise: Advance): Side | Refused {
  return refusable(text, () => {
    const { fields, advance, advanceColumn } = readControl(text);
    if (advance !== null && other !== null && advance !== other) {
      throw new Malformed(advanceColumn, messages.control.expected.sameAdvance);
    }
    judge(fields, advance ?? other ?? otherwise);
    return { ok: true, periods: fields.map((field) => field.period), advance };
  });
}

/**
 * One text for both sides.
 * @param advance the way into the next period where the text has no `@`
 */
export function parseControl(text: string, advance: Advance = defaultAdvance): Parsed {
  const side = parseSide(text, null, advance);
  if (!side.ok) return side;
  return { ok: true, control: { white: side.periods, black: side.periods, advance: side.advance } };
}

/** What the `@` of a text says; null for a text that cannot be read, too: it is refused elsewhere. */
function advanceIn(text: string): Advance | null {
  const read = refusable(text, () => ({ ok: true, ...readControl(text) }) as const);
  return read.ok ? read.advance : null;
}

/** A text for each side. An `@` of one holds for both. */
export function parseOdds(white: string, black: string, advance: Advance = defaultAdvance): Parsed {
  const whiteSide = parseSide(white, advanceIn(black), advance);
  if (!whiteSide.ok) return whiteSide;
  const blackSide = parseSide(black, whiteSide.advance, advance);
  if (!blackSide.ok) return blackSide;
  const said = whiteSide.advance ?? blackSide.advance;
  return { ok: true, control: { white: whiteSide.periods, black: blackSide.periods, advance: said } };
}
