/** Time controls in words. */
import { format } from '../../core/format';
import type { Setup } from '../../core/state';
import { Method } from '../../core/types';
import { shortControl } from './periods';
import { advanceWords, methodWords, noYes, profileWords, sides, Word } from './words';

/** Lines of one period. */
const periodLines = (p: readonly number[], name: string, only: boolean): string[] => {
  const method = p[2] as Method;
  const lines = [name + '\t' + (p[0] ? p[0] + ' ' + Word.Moves : only ? Word.AllMoves : Word.Rest)];
  if (method != Method.Up) lines.push(Word.Time + '\t' + format(p[1]!, 0));
  if (method)
    lines.push(
      methodWords[method] +
        '\t' +
        (p[4] ? p[5] + (method == Method.Byoyomi ? ' X ' : Word.In) + format(p[4], 0) : p[3] ? format(p[3], 0) : ''),
    );
  return lines;
};

const sideLines = (periods: readonly (readonly number[])[]): string[] => {
  let lines: string[] = [];
  const only = periods.length == 1;
  for (let i = 0; i < periods.length; i++)
    lines = lines.concat(
      periodLines(periods[i] as number[], only ? (Word.Control as string) : Word.Period + ' ' + (i + 1), only),
    );
  if (periods[periods.length - 1]![0]) lines.push(Word.Repeats);
  return lines;
};

/** The whole control, as it will be played. */
export const wordsOf = (setup: Setup): string[] => {
  const white = setup.white_;
  const same = shortControl(white) == shortControl(setup.black_);
  let lines = sideLines(white);
  if (!same)
    lines = [sides[0] as string]
      .concat(lines)
      .concat([sides[1] as string])
      .concat(sideLines(setup.black_));
  if (white.length > 1 || white[0]![0]) lines.push(Word.NextAt + '\t' + advanceWords[setup.advance_]);
  if (white.concat(setup.black_).some((p) => p[2] == Method.Fischer))
    lines.push(Word.FirstBonus + '\t' + noYes[setup.prepaid_ ? 1 : 0]);
  if (white[0]![2] != Method.Up) lines.push(Word.Freeze + '\t' + noYes[setup.freeze_ ? 1 : 0]);
  lines.push(Word.Rules + '\t' + profileWords[setup.profile_]);
  return lines;
};
