/** What the players see: both times, who runs, the signs. Only what changed is drawn. */
import { drawRun, drawTail, drawTime, flush, swapRun } from 'display';
import { format } from '../core/format';
import { type ClockState, isRunning, type SideState } from '../core/state';
import { Method, type Ms } from '../core/types';
import { chargedAt } from './clock';
import { open } from './room';
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
};

/** What stands on the display, by contact: the whole text, or of a bank from a minute
 * on its minute, as the seconds may have changed. */
const texts = ['', ''];
const minutes = [-1, -1];
let lookAtMs: Ms = 0;

/** The room of signs and notes, kept while these change every second. */
let look: typeof import('./look').drawLook | undefined;

const enum Keep {
  Ms = 1000,
}

const drawText = (contact: number, text: string): void => {
  if (minutes[contact]! < 0 && text == texts[contact]) return;
  minutes[contact] = -1;
  texts[contact] = text;
  drawTime(contact, text);
};

/** The whole time of a bank that runs or was pressed. */
const drawBank = (s: ClockState, contact: number, m: SideState, ms: Ms): void => {
  if (ms < 60000 || m.method_ > Method.Fischer) drawText(contact, shownText(s, m, ms));
  else {
    minutes[contact] = ((((ms + 999) / 1000) | 0) / 60) | 0;
    drawTime(contact, format(ms, 0, m.side_));
  }
};

const contactOf = (s: ClockState, m: SideState): number => (s.swapped_ ? 1 - m.side_ : m.side_);

const drawLook = (s: ClockState, atMs: Ms): void => {
  const draw = look || open('zn.look');
  const ms = draw(s, atMs);
  look = ms < Keep.Ms ? draw : undefined;
  lookAtMs = atMs + ms;
};

/** Something else stood on the display. */
export const forgetFace = (): void => {
  texts[0] = texts[1] = face.look_ = '';
  minutes[0] = minutes[1] = -1;
};

/** The running side's light, where the board has one for each; -1: none. */
const light = (contact: number): void => {
  digitalWrite(board.pins.ledLeft as Pin, contact == 0 ? 1 : 0);
  digitalWrite(board.pins.ledRight as Pin, contact == 1 ? 1 : 0);
};

/** Everything, after an operation, a flag or a period. */
export const drawAll = (state: ClockState, atMs: Ms): void => {
  if (face.asleep_) return;
  const s = chargedAt(state, atMs);
  for (const m of [s.white_, s.black_]) drawText(contactOf(s, m), shownText(s, m, shownMs(m)));
  drawLook(s, atMs);
  const contact = isRunning(s) ? contactOf(s, s.mover_) : -1;
  if (board.pins.ledLeft) light(contact);
  drawRun(contact);
};

/**
 * After a press: the mover's digits and the bars. The opponent's digits stand already, and mostly the mover's minute too.
 */
export const drawPress = (s: ClockState, contact: number): void => {
  const m = s.mover_.other_;
  const seconds = ((m.bankMs_ + 999) / 1000) | 0;
  const minute = (seconds / 60) | 0;
  if (minute == minutes[contact]) drawTail(contact, seconds - minute * 60);
  else drawBank(s, contact, m, m.bankMs_);
  swapRun(contact);
  if (board.pins.ledLeft) light(1 - contact);
};

/** The running side's digits. */
export const drawTick = (s: ClockState, atMs: Ms): void => {
  const m = s.mover_;
  const leftMs = m.bankMs_ - atMs + s.sinceMs_;
  if (m.hears_ < 0 || m.method_ > Method.Fischer || leftMs <= 0) {
    drawAll(s, atMs);
    return;
  }
  const contact = s.swapped_ ? 1 - m.side_ : m.side_;
  const seconds = ((leftMs + 999) / 1000) | 0;
  const minute = (seconds / 60) | 0;
  if (minute == minutes[contact]) drawTail(contact, seconds - minute * 60);
  else drawBank(s, contact, m, leftMs);
  if (atMs >= lookAtMs || (!face.marks_[m.side_] && (m.marked_ || leftMs < m.markMs_))) drawLook(s, atMs);
  flush();
};
