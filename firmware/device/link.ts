/** The link: one JSON line in, one JSON line out. Every line carries the arbiter's code. */
import { reasonNames } from '../core/names';
import type { Ms } from '../core/types';
import { clock, done, wakeFace } from './clock';
import { commands } from './commands';
import { isInteger, type Line } from './line';
import { report } from './report';
import { nowMs } from './timebase';

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

/** Every line has one answer. */
const answerLine = (line: Line | null): object => {
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

/** Longer than any line that means something. */
const enum Longest {
  Line = 2000,
}

let pending = '';
let tooLong = false;

const receive = (port: Port, text: string): void => {
  const parts = text.split('\n');
  for (let i = 0; i < parts.length; i++) {
    pending += parts[i];
    if (pending.length > Longest.Line) {
      tooLong = true;
      pending = '';
    }
    if (i == parts.length - 1) return;
    const line = tooLong ? null : parse(pending);
    pending = '';
    tooLong = false;
    port.write(JSON.stringify(answerLine(line)) + '\n');
  }
};

/** The link takes a port of its own name where there is one, else the board's. */
export const listen = (): void => {
  const port = global.zeitnotPort || (global[board.link.port] as Port | undefined);
  if (port) port.on('data', (text) => receive(port, text));
};
