/** Reading what people write, and saying what was understood (scenario.md §2, domain.md 4.5 and 4.6). */
import type { Control } from '../../../firmware/core/control';
import type { Advance } from '../../../firmware/core/types';
import { messages } from '../../messages';
import { advanceByName } from '../names';
import { defaultAdvance, parseControl, type Refused, refusable } from '../parse';
import { printSide } from '../print';
import { judge } from '../rules';
import { combine, meansMinutes } from './combine';
import { readItems } from './items';
import { tokenize } from './tokens';

/** `inferred`: what was understood, one note a part; empty for a text that is strict already. */
export type Lenient = { readonly ok: true; readonly control: Control; readonly inferred: readonly string[] } | Refused;

/** Quotes around a text as blanks, so that columns stay. */
const unquote = (text: string): string => text.replace(/^(\s*)(["'])(.*)\2(\s*)$/, '$1 $3 $4');

/** The `@` behind a text, as blanks too. */
function peel(text: string): { body: string; advance: Advance | null } {
  const at = text.lastIndexOf('@');
  const advance = at < 0 ? null : advanceByName(text.slice(at + 1).trimEnd());
  return { body: advance === null ? text : text.slice(0, at).padEnd(text.length), advance };
}

/** A strict pair that people write in minutes: `90+30`. */
function isInMinutes(text: string): boolean {
  const match = /^(\d{1,3})\+(\d{1,2})$/.exec(text);
  return match !== null && meansMinutes(Number(match[1]), Number(match[2]));
}

/** Nothing but PGN's signs: what is wrong with it is best said by the strict reader. */
const isPgn = (text: string): boolean => /^[\d.:/+*]+$/.test(text);

/** A refusal of the trimmed and unquoted text as one of the whole. */
const refused = (text: string, unquoted: string, { column, expected }: Refused): Refused => ({
  ok: false,
  text,
  column: column + unquoted.length - unquoted.trimStart().length,
  expected,
});

/**
 * Strict text is read strictly, but for pairs like `90+30`, which mean minutes.
 * @param otherwise the way into the next period where the text has no `@`
 */
export function readLenient(text: string, otherwise: Advance = defaultAdvance): Lenient {
  const unquoted = unquote(text);
  const { body, advance } = peel(unquoted);
  const strict = parseControl(unquoted.trim(), otherwise);
  if (strict.ok && !isInMinutes(body.trim())) return { ...strict, inferred: [] };
  if (!strict.ok && isPgn(body.trim())) return refused(text, unquoted, strict);
  return refusable(text, () => {
    const { fields, notes } = combine(body, readItems(tokenize(body)));
    judge(fields, advance ?? otherwise);
    const periods = fields.map((field) => field.period);
    const inferred = [...notes, messages.control.inferred.result(printSide(periods, advance))];
    return { ok: true, control: { white: periods, black: periods, advance }, inferred };
  });
}
