/**
 * Keys out of edges: the first edge counts, then the pin is deaf; what can also be held acts when it is let go. And what
 * keys do while no screen is open.
 */
import { operateGame } from '../../core/operate';
import { isRunning } from '../../core/state';
import { type Ms, Op, Phase, Whom } from '../../core/types';
import { clock } from '../clock';
import { done } from '../events';
import { Key, type KeyRow, Part } from '../key';
import { asked } from '../keys';
import { touched } from '../power';
import { open } from '../room';
import { redraw } from '../scheduler';
import { nowMs } from '../timebase';

const enum Hold {
  Ms = 1500,
}

/** By Phase: what a touch of `stop` does, 0 nothing. */
const byStop: readonly number[] = [Op.Start, Op.Stop, Op.Resume, 0, 0, Op.Stop];

/** By the arbiter; for both sides. */
const operate = (op: Op, atMs: Ms): void => done(operateGame(clock.game_, op, Whom.Both, 0, false, atMs, []), atMs);

const showCounts = (on: boolean): void => {
  asked.counts_ = on;
  redraw();
};

const act = (key: Key, long: boolean, atMs: Ms): void => {
  const phase = clock.game_.state_.phase_;
  if (isRunning(clock.game_.state_)) return;
  if (clock.screen_) clock.screen_(key == Key.Stop ? Key.Back : key, long);
  else if (key == Key.Stop && byStop[phase]) {
    operate(byStop[phase] as Op, atMs);
    if (clock.refused_) open('zn.desk').refused_();
  } else if (key == Key.Ok && phase == Phase.Ready) open('zn.menu')();
  else if (key == Key.Ok && long) open('zn.desk').arbiter_();
};

const isClosed = (row: KeyRow): boolean => digitalRead(row[Part.Pin]) == board.active;

const letGo = (row: KeyRow, atMs: Ms): void => {
  const timer = row[Part.Timer];
  if (asked.counts_ && row[Part.Key] == Key.Ok) showCounts(false);
  if (!timer) return;
  row[Part.Timer] = 0;
  clearTimeout(timer);
  act(row[clock.screen_ ? Part.ScreenKey : Part.Key], false, atMs);
};

const close = (row: KeyRow, atMs: Ms): void => {
  const screen = clock.screen_;
  const key = row[screen ? Part.ScreenKey : Part.Key];
  const hold = row[screen ? Part.ScreenHold : Part.Hold];
  if (isRunning(clock.game_.state_)) {
    if (key == Key.Stop) operate(Op.Stop, atMs);
    else if (key == Key.Ok) showCounts(true);
  } else if (touched()) {
    // The clock rested, and what stood on it is gone.
    if (screen) screen(Key.None, false);
  } else if (hold < 0 && key != Key.Ok) act(key, false, atMs);
  else {
    if (row[Part.Timer]) clearTimeout(row[Part.Timer]);
    row[Part.Timer] = setTimeout(() => {
      row[Part.Timer] = 0;
      act(hold < 0 ? key : hold, true, nowMs());
    }, Hold.Ms);
  }
};

/** An edge of a key's pin. Inside the lockout a bounce cannot be told from a short touch: at its end the level tells. */
export const onKeyEdge = (row: KeyRow, closed: boolean, atMs: Ms): void => {
  const deafMs = row[Part.DeafUntilMs] - atMs;
  if (deafMs <= 0) {
    row[Part.DeafUntilMs] = atMs + board.lockoutMs;
    if (closed) close(row, atMs);
    else letGo(row, atMs);
  } else if (!closed) {
    setTimeout(() => {
      if (!isClosed(row)) letGo(row, nowMs());
    }, deafMs);
  }
};
