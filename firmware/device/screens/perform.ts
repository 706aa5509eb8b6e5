/** Operations by keys: the functions of the link's, and what they answer as text. */
import { format } from '../../core/format';
import { type Ms, Reason } from '../../core/types';
import { clock } from '../clock';
import { command } from '../desk/commands';
import type { Line } from '../desk/line';
import { done } from '../events';
import { nowMs } from '../timebase';
import { close, list } from './show';
import { reasonWords, Word } from './words';

/** @param again does it by force, where that helps; null: it does not */
const refused = (reason: Reason, maxMs: Ms, again: (() => void) | null, back: () => void): void => {
  const rows = [reasonWords[reason] as string];
  if (maxMs >= 0) rows.push(Word.AtMost + '\t' + format(maxMs, 0, 0));
  if (again) rows.push(Word.Force);
  list(Word.Refused, rows, (_row, long) => (long && again ? again() : back()), back, 0);
};

/** Why something is not possible. */
export const tell = (word: string, back: () => void): void => list(Word.Refused, [word], back, back, 0);

/** What a touch was refused for, while no screen was open. */
export const tellRefused = (): void => refused(clock.refused_, clock.maxMs_, null, close);

/** @param then when it is done; @param back when it is refused, and that was read */
export const perform = (line: Line, then: () => void, back: () => void): void => {
  const atMs = nowMs();
  const answer = command(line, atMs);
  const result = answer == null ? -Reason.BadValue : answer;
  done(result, atMs);
  const forced = result == -Reason.Floor || result == -Reason.Flagged;
  const again = (): void => perform(Object.assign({ force: true }, line), then, back);
  if (result < 0) refused(-result, clock.maxMs_, forced && !line.force ? again : null, back);
  else then();
};
