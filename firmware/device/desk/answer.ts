/** The answer to a line of the link. */
import { reasonNames } from '../../core/names';
import { isRunning } from '../../core/state';
import type { Ms } from '../../core/types';
import { clock } from '../clock';
import { done, wakeFace } from '../events';
import { lastMs } from '../journal';
import { strangers } from '../link';
import { open } from '../room';
import { noteFallen } from '../scheduler';
import { settings } from '../settings';
import { nowMs } from '../timebase';
import { command } from './commands';
import { isInteger, type Line } from './line';

/** The clock's own time of a line: what it says, between the last event and now. -1: it cannot be. */
const timeOf = (line: Line): Ms => {
  const now = nowMs();
  const s = clock.game_.state_;
  if (line.at == null) return now;
  const eventMs = isRunning(s) && s.sinceMs_ > clock.lastMs_ ? s.sinceMs_ : clock.lastMs_;
  return isInteger(line.at) && line.at >= eventMs && line.at >= lastMs() && line.at <= now ? line.at : -1;
};

const answerOf = (atMs: Ms, refused: string | null, maxMs: Ms) => {
  const answer = { at: atMs, refused: refused, whiteOn: clock.game_.state_.swapped_ ? 'right' : 'left' };
  return maxMs < 0 ? answer : Object.assign(answer, { max: maxMs });
};

/** After a rewind or an illegal move: penalties that were kept, and whose offences lose the game (announced, no result). */
const consequences = () => {
  const s = clock.game_.state_;
  const most = s.profile_.illegalLoses_ || 1e9;
  const loses = s.white_.illegal_ >= most ? 'white' : s.black_.illegal_ >= most ? 'black' : null;
  return { kept: s.paid_, loses: loses };
};

const objectFor = (line: Line): object => {
  const atMs = timeOf(line);
  if (atMs < 0) return answerOf(nowMs(), 'badValue', -1);
  if (line.op == 'slip')
    return Object.assign(answerOf(atMs, null, -1), { slip: open('zn.slip').write_(clock.game_.state_) });
  if (line.op == 'strangers') return Object.assign(answerOf(atMs, null, -1), { lines: strangers.lines_ });
  if (line.op == 'face') wakeFace(line.on == true);
  else if (line.op != 'state') {
    const result = command(line, atMs);
    if (result == null) return answerOf(atMs, 'badValue', -1);
    done(result, atMs);
  }
  const refused = reasonNames[clock.refused_] as string | null;
  if (line.op == 'state') {
    const state = open('zn.report')(clock.game_.state_, atMs, refused, clock.maxMs_);
    noteFallen(atMs);
    return state;
  }
  const answer = answerOf(atMs, refused, clock.maxMs_);
  if (line.op == 'calibrate' && !refused) return Object.assign(answer, { ppm: settings.ppm_ });
  return !refused && (line.op == 'rewind' || line.op == 'illegal') ? Object.assign(answer, consequences()) : answer;
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

/** @returns null: it is no object, or has not the code */
export const answer = (text: string): string | null => {
  const line = parse(text);
  return line && line.code === board.link.code ? JSON.stringify(objectFor(line)) : null;
};
