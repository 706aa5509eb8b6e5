/** What the players see: both times, who runs, the signs. Only what changed is drawn. */
import { charge } from '../core/clock';
import { format } from '../core/format';
import { type ClockState, isRunning, type SideState } from '../core/state';
import { Flag, Method, type Ms } from '../core/types';
import { drawRun, drawSigns, drawTime, flush } from '../display/pixl';
import { isMarked, shownText } from './shown';
import { signsOf } from './signs';

export const face = {
  /** Nobody looks: nothing is drawn, and only flags are waited for. */
  asleep_: false,
};

/** What stands on the display, by contact. */
const texts = ['', ''];
const marks = [false, false];
let signAtMs: Ms = 0;

/** Seconds in which a sign may come or go by time alone are rare; once a minute is looked for it. */
const enum Look {
  SignsMs = 60000,
}

const drawText = (contact: number, text: string): void => {
  if (text == texts[contact]) return;
  texts[contact] = text;
  drawTime(contact, text);
};

const contactOf = (s: ClockState, m: SideState): number => (s.swapped_ ? 1 - m.side_ : m.side_);

const drawAllSigns = (s: ClockState, atMs: Ms): void => {
  signAtMs = atMs + Look.SignsMs;
  for (const m of [s.white_, s.black_]) {
    marks[m.side_] = isMarked(m);
    if (m.flag_ == Flag.Control && m.flagAtMs_ + 300000 > atMs && m.flagAtMs_ + 300000 < signAtMs)
      signAtMs = m.flagAtMs_ + 300000;
  }
  drawSigns(signsOf(s, atMs));
};

/** Everything, after an operation, a flag or a period. */
export const drawAll = (s: ClockState, atMs: Ms): void => {
  if (face.asleep_) return;
  charge(s, atMs);
  for (const m of [s.white_, s.black_]) drawText(contactOf(s, m), shownText(s, m));
  drawRun(isRunning(s) ? contactOf(s, s.mover_) : -1);
  drawAllSigns(s, atMs);
  flush();
};

/** After a press: the mover's digits and the bars. The opponent's digits stand already. */
export const drawPress = (s: ClockState, contact: number, atMs: Ms): void => {
  if (face.asleep_) return;
  const m = s.mover_.other_;
  drawText(contact, m.method_ <= Method.Fischer ? format(m.bankMs_, s.profile_.tenthsMs_) : shownText(s, m));
  drawRun(1 - contact);
  if (m.marked_ != marks[m.side_]) drawAllSigns(s, atMs);
  flush();
};

/** The running side's digits. */
export const drawTick = (s: ClockState, atMs: Ms): void => {
  if (face.asleep_) return;
  const m = s.mover_;
  if (!isRunning(s) || m.method_ > Method.Fischer || m.flag_ == Flag.Final) {
    drawAll(s, atMs);
    return;
  }
  const leftMs = m.bankMs_ - atMs + s.sinceMs_;
  drawText(contactOf(s, m), format(leftMs, s.profile_.tenthsMs_));
  if ((leftMs < m.markMs_ && !marks[m.side_]) || atMs >= signAtMs) drawAllSigns(s, atMs);
  flush();
};
