/** Operations by keys: the same functions that a line of the link calls, and their refusals as text. */
import { format } from '../../core/format';
import { type Ms, type Op, Reason } from '../../core/types';
import { clock } from '../clock';
import { done } from '../events';
import { nowMs } from '../timebase';
import { operateBy } from './operation';
import { close, list } from './show';
import { reasonWord, Word } from './words';

/** Does it, by force or not. @returns effects, or -Reason */
export type Does = (force: boolean, atMs: Ms) => number;

/** An operation of the clock: side, value and argument records as core/operate takes them. */
export const operation =
  (op: Op, side: number, value: number, more: readonly number[]): Does =>
  (force, atMs) =>
    operateBy(op, side, value, more, force, atMs);

/** What stands on the log, and the reset. @param flag of a rewind or an illegal move */
export const onLog =
  (op: string, side: number, value: number, flag: boolean): Does =>
  (force, atMs) =>
    operateBy(op, side, value, [], force || flag, atMs);

/** Why something is not possible. */
export const tell = (word: string, back: () => void): void => list(Word.Refused, [word], back, back, 0);

/** @param again does it by force, where that helps; null: it does not */
const refused = (reason: Reason, maxMs: Ms, again: (() => void) | null, back: () => void): void => {
  const rows = [reasonWord(reason)];
  if (maxMs >= 0) rows.push(Word.AtMost + '\t' + format(maxMs, 0));
  if (again) rows.push(Word.Force);
  list(Word.Refused, rows, (_row, long) => (long && again ? again() : back()), back, 0);
};

/** What a touch was refused for, while no screen was open. */
export const tellRefused = (): void => refused(clock.refused_, clock.maxMs_, null, close);

const attempt = (does: Does, force: boolean, then: () => void, back: () => void): void => {
  const atMs = nowMs();
  const result = does(force, atMs);
  const again = !force && (result == -Reason.Floor || result == -Reason.Flagged);
  done(result, atMs);
  if (result < 0) refused(-result, clock.maxMs_, again ? () => attempt(does, true, then, back) : null, back);
  else then();
};

/** @param then when it is done; @param back when it is refused, and that was read */
export const perform = (does: Does, then: () => void, back: () => void): void => attempt(does, false, then, back);
