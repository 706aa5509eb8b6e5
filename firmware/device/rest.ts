/** The clock that nobody touches: first its light goes off, then, before the start, all of it; and it wakes. */
import { setLight, setPower } from 'display';
import { rare } from '../core/rare';
import { Phase } from '../core/types';
import { clock } from './clock';
import { face } from './face';
import { setRadio, untouched, wait } from './power';
import { redraw, schedule } from './scheduler';
import { nowMs } from './timebase';

const enum Wait {
  /** After the light went off. */
  RestMs = 540000,
}

const rest = (): void => {
  rare.rests_ = true;
  wait.unseen_ = face.asleep_;
  face.asleep_ = true;
  schedule(clock.game_.state_, nowMs());
  setPower(false);
  setRadio(false);
};

/** What the wait was for. */
export const waited = (): void => {
  wait.timer_ = 0;
  if (wait.dim_) rest();
  else {
    wait.dim_ = true;
    if (board.battery.lightUa) setLight(0);
    if (clock.game_.state_.phase_ == Phase.Ready) wait.timer_ = setTimeout(untouched, Wait.RestMs);
  }
};

export const wake = (): void => {
  rare.rests_ = false;
  face.asleep_ = wait.unseen_;
  setPower(true);
  redraw();
};
