/**
 * What costs current and nobody needs goes off by itself: light and radio while a game runs; the light when the clock is not
 * touched; before the start, untouched for ten minutes, all of it: then the clock rests, and the next touch only wakes it.
 */
import { setLight, setPower } from 'display';
import { rare } from '../core/rare';
import { isRunning } from '../core/state';
import { Phase } from '../core/types';
import { clock } from './clock';
import { face } from './face';
import { notices } from './notices';
import { redraw, schedule } from './scheduler';
import { settings } from './settings';
import { nowMs } from './timebase';

const enum Wait {
  LightMs = 60000,
  /** After the light went off. */
  RestMs = 540000,
}

let timer = 0;
/** Nobody looked at the face before the clock went to rest. */
let unseen = false;

/** Who is connected stays so: to be found is what costs. */
const setRadio = (on: boolean): void => {
  if (board.link.port != 'Bluetooth') return;
  if (on) NRF.wake();
  else if (!NRF.getSecurityStatus().connected) NRF.sleep();
};

// Nobody asked for it.
if (board.link.port != 'Bluetooth') NRF.sleep();

const rest = (): void => {
  timer = 0;
  rare.rests_ = true;
  unseen = face.asleep_;
  face.asleep_ = true;
  schedule(clock.game_.state_, nowMs());
  setPower(false);
  setRadio(false);
};

const wake = (): void => {
  rare.rests_ = false;
  face.asleep_ = unseen;
  setPower(true);
  redraw();
};

const dim = (): void => {
  if (board.battery.lightUa) setLight(0);
  timer = clock.game_.state_.phase_ == Phase.Ready ? setTimeout(rest, Wait.RestMs) : 0;
};

/** Somebody touched the clock, but for a plain press. @returns it only woke it */
export const touched = (): boolean => {
  const woke = rare.rests_;
  const running = isRunning(clock.game_.state_);
  if (!board.crystal && notices.uncalibrated_) {
    notices.uncalibrated_ = false;
    redraw();
  }
  if (woke) wake();
  if (timer) clearTimeout(timer);
  timer = running ? 0 : setTimeout(dim, Wait.LightMs);
  if (board.battery.lightUa) setLight(running ? 0 : settings.light_);
  setRadio(!running);
  return woke;
};
