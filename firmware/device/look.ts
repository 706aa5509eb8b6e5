/** The signs and notes on the display: drawn when they are others than those that stand there. */
import { drawSigns } from 'display/signs';
import { signMs } from '../core/sign';
import { type ClockState, isRunning } from '../core/state';
import { Flag, Method, type Ms, Phase, ShowMoves } from '../core/types';
import { face } from './face';
import { isMarked } from './marks';
import { notesOf } from './notes';
import { signsOf } from './signs';

const enum Look {
  /** The longest: the battery is asked again. */
  Ms = 300000,
  /** A final flag is seen one second and not seen the next. */
  BlinkMs = 1000,
}

/** @returns how long they stand */
export const drawLook = (s: ClockState, atMs: Ms): Ms => {
  face.blinks_ = false;
  for (const m of [s.white_, s.black_]) {
    face.marks_[m.side_] = isMarked(s, m, atMs);
    if (m.flag_ == Flag.Final) face.blinks_ = isRunning(s) || s.phase_ == Phase.Stopped;
  }
  let signs = signsOf(s, atMs);
  if (face.blinks_ && (atMs / Look.BlinkMs) & 1)
    signs = signs.map((sign) => (sign.startsWith('flag') ? 'dark' + sign.slice(4) : sign));
  const notes = notesOf(s);
  const text = signs.join() + notes.join();
  if (text != face.look_) drawSigns(signs, notes);
  face.look_ = text;
  const seconds = s.mover_.method_ > Method.Fischer || s.profile_.showsMoves_ == ShowMoves.Always;
  return face.blinks_ || (seconds && isRunning(s)) ? 1 : Math.min(signMs(s, atMs), Look.Ms);
};
