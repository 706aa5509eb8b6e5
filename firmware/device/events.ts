/** What happens to the clock, and what follows: the answer, the picture, the next change. */
import { press } from '../core/clock';
import { recordPress } from '../core/game';
import { Bits, PressWord } from '../core/record';
import { isRunning } from '../core/state';
import { Effect, type Ms, Phase, type Side } from '../core/types';
import { clock } from './clock';
import { drawAll, face, forgetFace } from './face';
import { journal } from './journal';
import { Key } from './key';
import { notices } from './notices';
import { touched } from './power';
import { makeRoom } from './room';
import { noteFallen, redraw, schedule, showPressed } from './scheduler';
import { buzzer, isSoundOn, Sound, sound, soundEffects } from './sound';

/** What an event did is seen, and remembered as the answer to it. */
export const done = (result: number, atMs: Ms): void => {
  const s = clock.game_.state_;
  clock.lastMs_ = atMs;
  clock.refused_ = result < 0 ? -result : 0;
  clock.maxMs_ = result < 0 ? s.maxMs_ : -1;
  if (isRunning(s)) notices.restored_ = false;
  touched();
  if (result <= 0) {
    noteFallen(atMs);
    return;
  }
  if (board.has.buzzer) {
    buzzer.on_ = isSoundOn(s);
    soundEffects(result);
  }
  if (s.phase_ != Phase.Stopped) notices.lever_ = false;
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

/**
 * A contact closed. A plain press is charged, recorded and shown in the fewest calls; after it only the mover's digits and
 * the bars are new.
 */
export const onPress = (contact: 0 | 1, atMs: Ms): void => {
  const game = clock.game_;
  const s = game.state_;
  const side = (s.swapped_ ? 1 - contact : contact) as Side;
  const result = press(s, side, atMs);
  if (result != Effect.Press || face.asleep_) {
    recordPress(game, result, side, atMs);
    done(result, atMs);
    if (board.has.buzzer && result > 0) sound(Sound.Press);
    return;
  }
  const word = PressWord.White + side * Bits.Side;
  journal.append_(atMs, word + ((atMs + word) % Bits.Modulus) * Bits.Check);
  clock.refused_ = 0;
  showPressed(s, contact, atMs);
  if (board.has.buzzer && buzzer.on_) sound(Sound.Press);
};
