/** One timeout at a time, placed where something visible changes next. A lost or late one changes nothing but the picture. */
import { nextChangeMs, settle, untilZeroMs } from '../core/clock';
import { encode } from '../core/record';
import { type ClockState, Never } from '../core/state';
import { type Ms, Op } from '../core/types';
import { drawAll, drawTick, face } from './face';
import { journal } from './journal';
import { closeDesk } from './room';
import { nowMs } from './timebase';

let timer = 0;
let state: ClockState;

/** An edge that came during the handler is served only in the next pass, and may have been in time. */
let judging = false;

const arm = (ms: Ms): void => {
  if (timer) clearTimeout(timer);
  timer = ms < Never.Ms ? setTimeout(tick, ms) : 0;
};

const nextMs = (atMs: Ms): Ms => (face.asleep_ ? untilZeroMs(state, atMs) : nextChangeMs(state, atMs));

/** After an event at `atMs`: the picture stands, the next change is awaited. */
export const schedule = (s: ClockState, atMs: Ms): void => {
  state = s;
  judging = false;
  arm(nextMs(atMs));
};

/** Without this record a fold would not know what time alone has done before the supply went. */
const judge = (now: Ms): void => {
  if (settle(state, now)) journal.append_(now, encode(now, Op.Beat, 0, 0));
  drawAll(state, now);
};

const tick = (): void => {
  timer = 0;
  const now = nowMs();
  const ms = nextMs(now);
  if (ms > 0) {
    closeDesk();
    drawTick(state, now);
    arm(ms);
  } else if (judging) {
    judging = false;
    judge(now);
    arm(nextMs(now));
  } else {
    judging = true;
    arm(0);
  }
};
