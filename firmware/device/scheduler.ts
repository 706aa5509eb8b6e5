/** One timeout at a time, placed where something visible changes next. A lost or late one changes nothing but the picture. */
import { nextChangeMs, settle, untilZeroMs } from '../core/clock';
import { encode } from '../core/record';
import { type ClockState, Never } from '../core/state';
import { Flag, Method, type Ms, Op } from '../core/types';
import { clock } from './clock';
import { drawAll, drawTick, face } from './face';
import { journal } from './journal';
import { buzzer, soundEffects, soundSecond } from './sound';
import { base, nowMs } from './timebase';

let timer = 0;

/** While no digits change a final flag blinks. */
const enum Blink {
  Ms = 1000,
}

/** An edge that came during the handler is served only in the next pass, and may have been in time. */
let judging = false;

const arm = (ms: Ms): void => {
  if (timer) clearTimeout(timer);
  timer = ms < Never.Ms ? setTimeout(tick, ms * base.stretch_) : 0;
};

const nextMs = (s: ClockState, atMs: Ms): Ms => {
  if (face.asleep_) return untilZeroMs(s, atMs);
  const m = s.mover_;
  return face.blinks_ && (m.hears_ < 0 || m.flag_ == Flag.Final) ? Blink.Ms - (atMs % Blink.Ms) : nextChangeMs(s, atMs);
};

/** After an event at `atMs`: the picture stands, the next change is awaited. */
export const schedule = (s: ClockState, atMs: Ms): void => arm(nextMs(s, atMs));

/** The picture and the next change anew, when somebody looks again. */
export const redraw = (): void => {
  const now = nowMs();
  drawAll(clock.game_.state_, now);
  schedule(clock.game_.state_, now);
};

/** From a minute on whole seconds are shown, whatever the profile. */
const enum Seconds {
  AloneMs = 60000,
}

/** The same right after a press, with the face awake, in few steps: the bank of the side that runs stands for this very ms. */
export const schedulePressed = (s: ClockState, atMs: Ms): void => {
  const m = s.mover_;
  const ms = m.bankMs_;
  if (m.method_ > Method.Fischer || ms < Seconds.AloneMs) {
    arm(nextMs(s, atMs));
    return;
  }
  if (timer) clearTimeout(timer);
  timer = setTimeout(tick, ((ms - 1) % 1000) + 1);
};

/** Without this record a fold would not know what time alone has done before the supply went. */
const judge = (s: ClockState, now: Ms): void => {
  const effects = settle(s, now);
  if (effects) journal.append_(now, encode(now, Op.Beat, 0, 0));
  if (board.pins.buzzer) soundEffects(effects);
  drawAll(s, now);
};

const tick = (): void => {
  const s = clock.game_.state_;
  const now = Math.floor(getTime() * base.perS_ - base.offsetMs_);
  const ms = nextMs(s, now);
  timer = 0;
  if (ms > 0) {
    judging = false;
    if (!face.asleep_) drawTick(s, now);
    if (board.pins.buzzer && buzzer.on_) soundSecond(s, now);
    if (ms < Never.Ms) timer = setTimeout(tick, ms * base.stretch_);
  } else if (judging) {
    judging = false;
    judge(s, now);
    arm(nextMs(s, now));
  } else {
    judging = true;
    arm(0);
  }
};
