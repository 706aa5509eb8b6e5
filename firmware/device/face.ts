/** What the players see: both times, who runs, the signs. Only what changed is drawn. */
import { drawRun, drawTail, drawTime, flush, swapRun } from 'display';
import { digitsOf } from '../core/format';
import { type ClockState, isRunning, type SideState } from '../core/state';
import { Flag, Method, type Ms } from '../core/types';
import { chargedAt } from './clock';
import { kept, open } from './room';
import { Room } from './roomNames';
import { shownMs, shownText } from './shown';

export const face = {
  /** Nobody looks: nothing is drawn, and only flags are waited for. */
  asleep_: false,
  /** A final flag is seen one second and not the next. */
  blinks_: false,
  /** By side: the mark that the player need not record stands. */
  marks_: [false, false],
  /** The signs and notes that stand. */
  look_: '',
} as {
  asleep_: boolean;
  blinks_: boolean;
  marks_: boolean[];
  look_: string;
  /** When a handler was cut off last. */
  failedMs_?: Ms;
};

const enum Minute {
  /** Above all times. */
  None = 1e9,
}

/** What stands on the display, by contact: the text, or of a bank from a minute on the ms of its whole minutes. */
const texts = ['', ''];
export const minutesMs: Ms[] = [Minute.None, Minute.None];
export let lookAtMs: Ms = 0;

const enum Keep {
  Ms = 1000,
}

const drawText = (contact: number, text: string): void => {
  if (minutesMs[contact] == Minute.None && text == texts[contact]) return;
  minutesMs[contact] = Minute.None;
  texts[contact] = text;
  drawTime(contact, text);
};

/**
 * The time of a bank that runs or was pressed, where the minute that stands is another one.
 * @returns what is still to be drawn: the seconds since the last whole ten minutes, -1: nothing
 */
const drawMinutes = (s: ClockState, contact: number, m: SideState, ms: Ms): number => {
  if (ms < 60000 || m.method_ > Method.Fischer) {
    drawText(contact, shownText(s, m, ms));
    return -1;
  }
  const seconds = ((ms + 999) / 1000) | 0;
  const tens = (seconds / 600) | 0;
  const rest = seconds - tens * 600;
  const stands = tens == ((minutesMs[contact]! / 600000) | 0);
  minutesMs[contact] = (seconds - (rest % 60)) * 1000;
  if (stands) return rest;
  drawTime(contact, digitsOf(seconds));
  return -1;
};

const contactOf = (s: ClockState, m: SideState): number => (s.swapped_ ? 1 - m.side_ : m.side_);

const drawLook = (s: ClockState, atMs: Ms): void => {
  const draw = kept.look_ || open(Room.Look);
  const ms = draw(s, atMs);
  kept.look_ = ms < Keep.Ms ? draw : undefined;
  lookAtMs = atMs + ms;
};

/** Something else stood on the display. */
export const forgetFace = (): void => {
  texts[0] = texts[1] = face.look_ = '';
  minutesMs[0] = minutesMs[1] = Minute.None;
};

/** The light of the side that runs, where the board has one for each: of the left one 2, of the right one 1. */
export const lights = [board.pins.ledLeft as Pin, board.pins.ledRight as Pin];

/** Everything, after an operation, a flag or a period. */
export const drawAll = (state: ClockState, atMs: Ms): void => {
  if (face.asleep_) return;
  const s = chargedAt(state, atMs, false);
  for (const m of [s.white_, s.black_]) drawText(contactOf(s, m), shownText(s, m, shownMs(m)));
  drawLook(s, atMs);
  const contact = isRunning(s) ? contactOf(s, s.mover_) : -1;
  if (board.has.ledLeft) digitalWrite(lights, contact < 0 ? 0 : 2 - contact);
  drawRun(contact);
};

/** After a press in another minute than the one that stands: the mover's time and the bars. */
export const drawPressed = (s: ClockState, contact: number, m: SideState): void => {
  const rest = drawMinutes(s, contact, m, shownMs(m));
  swapRun(contact, rest % 60, (rest / 60) | 0);
};

/** The running side's time. */
export const drawTick = (s: ClockState, atMs: Ms): void => {
  const m = s.mover_;
  const leftMs = m.bankMs_ - atMs + s.sinceMs_;
  if (m.hears_ < 0 || m.method_ > Method.Fischer || leftMs <= 0) {
    drawAll(s, atMs);
    return;
  }
  // What was flagged does not run down.
  if (m.flag_ != Flag.Final) {
    const contact = contactOf(s, m);
    const rest = drawMinutes(s, contact, m, leftMs);
    if (rest >= 0) drawTail(contact, rest % 60, (rest / 60) | 0);
  }
  if (atMs >= lookAtMs || (!face.marks_[m.side_] && (m.marked_ || leftMs < m.markMs_))) drawLook(s, atMs);
  flush();
};
