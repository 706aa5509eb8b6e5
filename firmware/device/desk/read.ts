/** Reads a line of the link: what is to be done, and when. */
import { isRunning } from '../../core/state';
import type { Ms } from '../../core/types';
import { clock } from '../clock';
import { journal } from '../journal';
import { nowMs } from '../timebase';
import { type Call, callOf } from './call';
import { command } from './commands';
import { isInteger, type Line } from './line';

/** The clock's own time of a line: what it says, between the last event and now. -1: it cannot be. */
const timeOf = (line: Line): Ms => {
  const now = nowMs();
  const s = clock.game_.state_;
  if (line.at == null) return now;
  const eventMs = isRunning(s) && s.sinceMs_ > clock.lastMs_ ? s.sinceMs_ : clock.lastMs_;
  return isInteger(line.at) && line.at >= eventMs && line.at >= journal.lastMs_ && line.at <= now ? line.at : -1;
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

/** @returns what is to be called for a line; null: it is no object, or has not the code */
export const read = (text: string): Call | null => {
  const line = parse(text);
  if (!line || line.code !== board.link.code) return null;
  const atMs = timeOf(line);
  const call = callOf(line, atMs < 0 ? nowMs() : atMs);
  const known = atMs < 0 ? null : command(call);
  if (!known) call.op_ = '';
  return known || call;
};
