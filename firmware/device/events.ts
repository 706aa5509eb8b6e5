/** What happens to the clock, and what follows: the answer, the picture, the next change. */
import { isRunning } from '../core/state';
import { type Ms, Phase } from '../core/types';
import { clock } from './clock';
import { drawAll, face, forgetFace } from './face';
import { Key } from './key';
import { notices } from './notices';
import { touched } from './power';
import { makeRoom } from './room';
import { noteFallen, noteUnseen, redraw, schedule } from './scheduler';
import { buzzer, isSoundOn, soundEffects } from './sound';

/** What an event did is seen, and remembered as the answer to it. */
export const done = (result: number, atMs: Ms): void => {
  const s = clock.game_.state_;
  clock.lastMs_ = atMs;
  clock.refused_ = result < 0 ? -result : 0;
  clock.maxMs_ = result < 0 ? s.maxMs_ : -1;
  if (isRunning(s)) notices.restored_ = false;
  touched();
  if (result <= 0) {
    noteUnseen(atMs);
    return;
  }
  if (board.has.buzzer) {
    buzzer.on_ = isSoundOn(s);
    soundEffects(result);
  }
  if (s.phase_ != Phase.Stopped) notices.lever_ = false;
  // What did it is not in memory any more when the signs are read.
  makeRoom();
  drawAll(s, atMs);
  // A side that runs with nothing left was seen by the picture.
  noteFallen(atMs);
  makeRoom();
  schedule(s, atMs);
  if (clock.screen_) clock.screen_(Key.None, false);
};

/** The face sleeps, or wakes. */
export const wakeFace = (awake: boolean): void => {
  face.asleep_ = !awake;
  forgetFace();
  redraw();
};
