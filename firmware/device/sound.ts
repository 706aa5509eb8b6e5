/** The buzzer: patterns, and when they sound. On a board without one nothing here is called. */
import { type ClockState, isRunning } from '../core/state';
import { Effect, Method, type Ms, Sounds } from '../core/types';
import { settings } from './settings';
import { shownMs } from './shown';

/** What sounds. A later one is not cut short by an earlier one. */
export const enum Sound {
  Press,
  Second,
  Control,
  Flag,
}

const enum Choice {
  AsRules,
  Off,
  On,
}

/** Frequency in Hz, then ms on, off, on ... Read when it is played, as a table would stay in memory. */
const patternOf = (what: Sound): readonly number[] =>
  what == Sound.Press
    ? [4000, 8]
    : what == Sound.Second
      ? [2000, 50]
      : what == Sound.Control
        ? [2700, 150, 100, 150]
        : [2700, 400, 150, 400, 150, 800];

/** Of the profile, unless somebody has chosen; a profile that wants silence gets it. */
export const isSoundOn = (s: ClockState): boolean =>
  s.profile_.sound_ != Sounds.Never &&
  (settings.sound_ == Choice.AsRules ? s.profile_.sound_ == Sounds.On : settings.sound_ == Choice.On);

/** Whether anything sounds in this game, found out at every event but a plain press. */
export const buzzer = { on_: false };

let playing = -1 as Sound;
let place = 0;
let timer = 0;

/** Off at even places, on at odd ones; the frequency stands at 0. */
const step = (): void => {
  const pattern = patternOf(playing);
  const on = ++place % 2 && place < pattern.length;
  analogWrite(board.pins.buzzer as Pin, on ? 1 / 2 : 0, { freq: pattern[0] as number });
  timer = place < pattern.length ? setTimeout(step, pattern[place] as number) : 0;
};

export const sound = (what: Sound): void => {
  if (!buzzer.on_ || (timer && what < playing)) return;
  if (timer) clearTimeout(timer);
  playing = what;
  place = 0;
  step();
};

/** A flag fell, or a period was entered. */
export const soundEffects = (effects: number): void => {
  if (effects & Effect.Flag) sound(Sound.Flag);
  else if (effects & Effect.Period) sound(Sound.Control);
};

/** The second that sounded last, of either side: the other's have other numbers. */
let second = -1;

/** After a tick was drawn: each of the last ten seconds is heard. */
export const soundSecond = (s: ClockState, atMs: Ms): void => {
  const m = s.mover_;
  const leftMs = m.method_ > Method.Fischer ? shownMs(m) : m.bankMs_ - atMs + s.sinceMs_;
  if (leftMs > 10000 || leftMs <= 0 || m.method_ == Method.Up || !isRunning(s)) return;
  const now = (((leftMs + 999) / 1000) | 0) * 2 + m.side_;
  if (now != second) sound(Sound.Second);
  second = now;
};
