/**
 * What costs current and nobody needs goes off by itself: light and radio while a game runs; the light when the clock is not
 * touched; before the start, untouched for ten minutes, all of it: then the clock rests, and the next touch only wakes it.
 */
import { setLight } from 'display';
import { rare } from '../core/rare';
import { isRunning } from '../core/state';
import { clock } from './clock';
import { notices } from './notices';
import { open } from './room';
import { Room } from './roomNames';
import { redraw } from './scheduler';
import { settings } from './settings';

const enum Wait {
  LightMs = 60000,
}

/** What is waited for while nobody touches the clock; the room rest does it. */
export const wait = {
  timer_: 0,
  /** The light is off already. */
  dim_: false,
  /** Nobody looked at the face before the clock went to rest. */
  unseen_: false,
};

/** Who is connected stays so: to be found is what costs. */
export const setRadio = (on: boolean): void => {
  if (board.link.port != 'Bluetooth') return;
  if (on) NRF.wake();
  else if (!NRF.getSecurityStatus().connected) NRF.sleep();
};

// Nobody asked for it.
if (board.link.port != 'Bluetooth') NRF.sleep();

export const untouched = (): void => open(Room.Rest).waited_();

/** Somebody touched the clock, but for a plain press. @returns it only woke it */
export const touched = (): boolean => {
  const woke = rare.rests_;
  const running = isRunning(clock.game_.state_);
  if (!board.crystal && notices.uncalibrated_) {
    notices.uncalibrated_ = false;
    redraw();
  }
  if (woke) open(Room.Rest).wake_();
  if (wait.timer_) clearTimeout(wait.timer_);
  wait.dim_ = false;
  wait.timer_ = running ? 0 : setTimeout(untouched, Wait.LightMs);
  setLight(board.battery.lightUa && running ? 0 : settings.light_);
  if (board.link.port == 'Bluetooth') setRadio(!running);
  return woke;
};
