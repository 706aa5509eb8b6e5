/** The answer to a line of the link. */
import { reasonNames } from '../../core/names';
import type { Ms } from '../../core/types';
import { clock, done, wakeFace } from '../clock';
import { nowMs } from '../timebase';
import { commands } from './commands';
import { isInteger, type Line } from './line';
import { report } from './report';

/** The clock's own time of a line: what it says, between the last event and now. -1: it cannot be. */
const timeOf = (line: Line): Ms => {
  const now = nowMs();
  if (line.at == null) return now;
  return isInteger(line.at) && line.at >= clock.lastMs_ && line.at <= now ? line.at : -1;
};

const answerOf = (atMs: Ms, refused: string | null, maxMs: Ms) => {
  const answer = { at: atMs, refused: refused, whiteOn: clock.game_.state_.swapped_ ? 'right' : 'left' };
  return maxMs < 0 ? answer : Object.assign(answer, { max: maxMs });
};

const objectFor = (line: Line | null): object => {
  if (!line || line.code !== board.link.code) return answerOf(nowMs(), 'locked', -1);
  const atMs = timeOf(line);
  const command = commands[line.op as string];
  if (atMs < 0 || (!command && line.op != 'state' && line.op != 'face')) return answerOf(nowMs(), 'badValue', -1);
  if (line.op == 'state') return report(clock.game_.state_, atMs, reasonNames[clock.refused_] as string | null, clock.maxMs_);
  if (command) done(command(line, atMs), atMs);
  else wakeFace(line.on == true);
  return answerOf(atMs, reasonNames[clock.refused_] as string | null, clock.maxMs_);
};

const parse = (text: string): Line | null => {
  let line: unknown = null;
  try {
    line = JSON.parse(text);
  } catch (_) {
    line = null;
  }
  return typeof line == 'object' ? (line as Line | null) : null;
};

/** @param text one line; what is no object, or has no code, is refused like any stranger */
export const answer = (text: string): string => JSON.stringify(objectFor(parse(text)));
