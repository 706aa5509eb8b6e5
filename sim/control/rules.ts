/** What a control's fields may not be together (scenario.md §2). */
import { Advance, Method } from '../../firmware/core/types';
import { messages } from '../messages';
import type { Field } from './read';
import { Malformed } from './scanner';

const { expected } = messages.control;

/** Base 0 means something here: there is other time, or none is needed. */
function mayBeEmpty({ period }: Field): boolean {
  const [, , method, bonusMs] = period;
  return bonusMs > 0 || method >= Method.Byoyomi;
}

/** Base 0 in a later period under `zero`: at that ms it brings nothing to go on with. `up` needs no base. */
function isEmptyLater({ period }: Field, index: number, advance: Advance): boolean {
  const [, baseMs, method] = period;
  return index > 0 && baseMs === 0 && method !== Method.Up && advance === Advance.Zero;
}

/**
 * @param advance the way into the next period that holds: `@`, else the options', else the profile's
 * @throws Malformed at the first field that breaks a rule
 */
export function judge(fields: readonly Field[], advance: Advance): void {
  for (const [index, field] of fields.entries()) {
    const [moves, baseMs, method] = field.period;
    const isLast = index === fields.length - 1;
    if (baseMs === 0 && !mayBeEmpty(field)) throw new Malformed(field.baseColumn, expected.base0);
    if (isEmptyLater(field, index, advance)) throw new Malformed(field.baseColumn, expected.laterBase0);
    if (isLast) continue;
    if (method >= Method.Byoyomi) throw new Malformed(field.endColumn, expected.afterLast);
    if (moves === 0 && advance !== Advance.Zero) throw new Malformed(field.endColumn, expected.noMoves);
  }
}
