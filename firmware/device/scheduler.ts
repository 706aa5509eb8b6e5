/** One timeout at a time, placed where something visible changes next. A lost or late one changes nothing but the picture. */
import { drawTail, swapRun } from 'display';
import { nextChangeMs, press, settle, untilZeroMs } from '../core/clock';
import { recordPress } from '../core/game';
import { rare } from '../core/rare';
import { Bits, encode, PressWord } from '../core/record';
import { type ClockState, isRunning, Never } from '../core/state';
import { Effect, Flag, Method, type Ms, Op, type Side } from '../core/types';
import { clock } from './clock';
import { done } from './events';
import { drawAll, drawPressed, drawTick, face, lights, lookAtMs, minutesMs } from './face';
import { isLow, journal } from './journal';
import { makeRoom } from './room';
import { buzzer, Sound, sound, soundEffects, soundSecond } from './sound';
import { base, floor, nowMs } from './timebase';

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

/** When to look again whether the log needs a heartbeat. */
let beatAtMs: Ms = Infinity;

/** Until the face changes; 0: it is time to judge. */
const changeMs = (s: ClockState, atMs: Ms): Ms =>
  face.blinks_ && (!isRunning(s) || s.mover_.flag_ == Flag.Final)
    ? Blink.Ms - (atMs % Blink.Ms)
    : nextChangeMs(s, atMs);

const nextMs = (s: ClockState, atMs: Ms): Ms => (face.asleep_ ? untilZeroMs(s, atMs) : changeMs(s, atMs));

/**
 * The next change is awaited, and where that is no second off the next heartbeat: a clock that runs is never long without a timer, which
 * feeds its watchdog.
 */
const awaitNext = (ms: Ms, atMs: Ms): void => arm(ms > Blink.Ms ? Math.min(ms, beatAtMs - atMs) : ms);

/** @param exact 1: the supply goes this very ms */
const note = (now: Ms, exact: number): void => journal.write_(now, encode(Op.Beat, exact, 0));

/** How long the running side may go on without a record, less the second until the next tick. */
const enum Silent {
  Ms = 59000,
  LowMs = 9000,
  BankMs = 300000,
}

/** Until a side that runs with so much is to be looked at. */
const untilLowMs = (ms: Ms): Ms => (ms < Silent.BankMs ? Silent.LowMs : ms - Silent.BankMs + 1);

/** A power cut may give the running side a minute, and ten seconds when it has less than five minutes. */
const keepUp = (s: ClockState, now: Ms): void => {
  beatAtMs = Infinity;
  if (!isRunning(s)) return;
  const m = s.mover_;
  const leftMs = m.bankMs_ - now + s.sinceMs_;
  const silentMs = leftMs < Silent.BankMs && m.method_ != Method.Up ? Silent.LowMs : Silent.Ms;
  const low = isLow();
  if (!low && journal.lastMs_ + silentMs <= now) note(now, 0);
  // A press may let the other side run at any time, and either may come under five minutes.
  const ownMs = untilLowMs(leftMs + (m.delayMs_ > 0 ? m.delayMs_ : 0));
  const lookMs = Math.min(Silent.Ms, Math.min(ownMs, untilLowMs(m.other_.bankMs_)));
  beatAtMs = low ? now + lookMs : Math.min(journal.lastMs_ + silentMs, now + lookMs);
};

/** What time alone has done is written at once: else a fold would not know it. And it is heard. */
export const noteFallen = (now: Ms): void => {
  if (rare.fell_) {
    note(now, 0);
    if (board.has.buzzer) soundEffects(rare.fell_);
  }
  rare.fell_ = 0;
};

/** A supply that trembles as it falls is written once in so long. */
const enum Supply {
  Ms = 20,
}

/** When it fell last. */
let fellAtMs = -Infinity;

export const watchSupply = (): void => {
  if (board.has.powerFail)
    setWatch(
      () => {
        const now = nowMs();
        if (!isRunning(clock.game_.state_) || now - fellAtMs <= Supply.Ms) return;
        fellAtMs = now;
        note(now, 1);
      },
      board.pins.powerFail as Pin,
      { repeat: true, edge: 'falling', debounce: 0 },
    );
};

/** Longer than a clock that runs goes without a tick, and than any handler takes. */
const enum Watchdog {
  S = 90,
}

/** After an event at `atMs`: the picture stands, the next change is awaited. */
export const schedule = (s: ClockState, atMs: Ms): void => {
  keepUp(s, atMs);
  arm(Math.min(nextMs(s, atMs), beatAtMs - atMs));
  E.enableWatchdog(Watchdog.S, !isRunning(s));
};

/** The picture and the next change anew. A side with nothing left is judged before that. */
export const drawAnew = (): void => {
  const s = clock.game_.state_;
  const now = nowMs();
  if (untilZeroMs(s, now) <= 0) {
    arm(0);
    return;
  }
  drawAll(s, now);
  makeRoom();
  schedule(s, now);
};

/** The picture is to be drawn anew, when the edges that wait in the queue have been served: they may have been in time. */
export const redraw = (): void => {
  setTimeout(drawAnew, 0);
};

/** Found by what draws nothing: a refusal, a question. */
export const noteUnseen = (now: Ms): void => {
  if (rare.fell_) redraw();
  noteFallen(now);
};

const enum Again {
  Ms = 1000,
}

/** Whatever was pending: a second from now the picture is drawn anew, and the next change awaited. */
export const wakeUp = (): void => {
  if (timer) clearTimeout(timer);
  timer = setTimeout(drawAnew, Again.Ms);
};

/** A press that is refused, or changes more than the picture of a plain one shows. */
const pressedOtherwise = (result: number, side: Side, atMs: Ms): void => {
  recordPress(clock.game_, result, side, atMs);
  done(result, atMs);
  if (board.has.buzzer && result > 0) sound(Sound.Press);
};

/** From a minute on whole seconds are shown, whatever the profile. */
const enum Seconds {
  AloneMs = 60000,
}

/**
 * A contact closed. A plain press is charged, recorded and shown, and the next change awaited, in the fewest calls: the
 * picture is the mover's digits and the bars, as the opponent's digits stand already, and mostly the mover's minute too; the
 * bank of the side that runs then stands for this very ms.
 */
export const onPress = (contact: 0 | 1, atMs: Ms): void => {
  const s = clock.game_.state_;
  const side = (s.swapped_ ? 1 - contact : contact) as Side;
  const result = press(s, side, atMs);
  if (result != Effect.Press || face.asleep_) {
    pressedOtherwise(result, side, atMs);
    return;
  }
  journal.write_(atMs, PressWord.White + side * Bits.Side);
  clock.refused_ = 0;
  const m = s.mover_;
  const seconds = (m.other_.bankMs_ - minutesMs[contact]! + 999) / 1000;
  if (seconds >= 0 && seconds < 60) swapRun(contact, seconds | 0);
  else drawPressed(s, contact, m.other_);
  if (board.has.ledLeft) digitalWrite(lights, contact + 1);
  if (board.has.buzzer && buzzer.on_) sound(Sound.Press);
  const ms = m.bankMs_;
  if (m.method_ > Method.Fischer || ms < Seconds.AloneMs) {
    awaitNext(nextMs(s, atMs), atMs);
    return;
  }
  if (timer) clearTimeout(timer);
  timer = setTimeout(tick, ((ms - 1) % 1000) + 1);
};

/** Mostly a second of a bank has gone by, far from all that happens: in few steps. A face that sleeps shows no minute. */
const tick = (): void => {
  const s = clock.game_.state_;
  const now = floor(getTime() * base.perS_ - base.offsetMs_);
  const m = s.mover_;
  const leftMs = m.bankMs_ - now + s.sinceMs_;
  const contact = s.swapped_ ? 1 - m.side_ : m.side_;
  const seconds = (leftMs - minutesMs[contact]! + 999) / 1000;
  if (
    seconds >= 0 &&
    seconds < 60 &&
    leftMs > m.alertMs_ &&
    m.hears_ >= 0 &&
    now < beatAtMs &&
    now < lookAtMs &&
    (!m.marked_ || face.marks_[m.side_])
  ) {
    judging = false;
    drawTail(contact, seconds | 0);
    timer = setTimeout(tick, (((leftMs - 1) % 1000) + 1) * base.stretch_);
  } else tickCloser(s, now);
};

const tickCloser = (s: ClockState, now: Ms): void => {
  const ms = face.asleep_ ? untilZeroMs(s, now) : changeMs(s, now);
  timer = 0;
  if (ms > 0) {
    judging = false;
    if (!face.asleep_) drawTick(s, now);
    if (board.has.buzzer && buzzer.on_) soundSecond(s, now);
    if (now >= beatAtMs || face.asleep_) schedule(s, now);
    else awaitNext(ms, now);
    if (timer) E.kickWatchdog();
  } else if (judging && !clock.undecided_) {
    judging = false;
    settle(s, now);
    noteFallen(now);
    drawAll(s, now);
    schedule(s, now);
  } else {
    judging = true;
    arm(clock.undecided_ ? 1 : 0);
  }
};
