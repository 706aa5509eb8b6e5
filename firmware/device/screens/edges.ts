/**
 * Keys out of edges: the first edge counts, then the pin is deaf; what can also be held acts when it is let go. And what
 * keys do while no screen is open.
 */
import { isRunning } from '../../core/state';
import { type Ms, Op, Phase, Whom } from '../../core/types';
import { clock } from '../clock';
import { callOf, carryOut } from '../desk/call';
import { done } from '../events';
import { Key, type KeyRow, Keys, Part, Use } from '../key';
import { askRoom } from '../keys';
import { touched } from '../power';
import { open } from '../room';
import { Room } from '../roomNames';
import { redraw } from '../scheduler';
import { nowMs } from '../timebase';
import { type At, Choice } from './at';
import { openScreen } from './opened';

const enum Hold {
  Ms = 1500,
}

/** By Phase: what a touch of `stop` does, 0 nothing. */
const byStop: readonly number[] = [Op.Start, Op.Stop, Op.Resume, 0, 0, Op.Stop];

/** By the arbiter; for both sides. */
const operate = (op: Op, atMs: Ms): void => {
  const call = callOf({ op: op }, atMs);
  call.room_ = Room.Ops;
  call.side_ = Whom.Both;
  done(carryOut(call) as number, atMs);
};

const showCounts = (on: boolean): void => {
  clock.counts_ = on;
  redraw();
};

/** On a board of few variables. */
const openAt = (room: At['room_']): void => {
  clock.at_ = { room_: room, row_: 0, choice_: Choice.None, refused_: room == Room.Do };
  openScreen(askRoom);
  askRoom(Key.None, false);
};

const act = (key: Key, long: boolean, atMs: Ms): void => {
  const phase = clock.game_.state_.phase_;
  if (isRunning(clock.game_.state_)) return;
  if (clock.screen_) clock.screen_(key == Key.Stop ? Key.Back : key, long);
  else if (key == Key.Stop && byStop[phase]) {
    operate(byStop[phase] as Op, atMs);
    if (!clock.refused_) return;
    if (board.allScreens) open(Room.Desk)();
    else openAt(Room.Do);
  } else if (key != Key.Ok || (phase != Phase.Ready && !long)) return;
  else if (!board.allScreens) openAt(Room.Short);
  else if (phase == Phase.Ready) open(Room.Menu)();
  else open(Room.Arbiter).open_();
};

/** The key that a pin is now. */
const keyOf = (row: KeyRow, touch: Use, inScreen: Use): Key =>
  (((row[Part.Uses] / (clock.screen_ ? inScreen : touch)) | 0) % Keys.Base) as Key;

const isClosed = (row: KeyRow): boolean => digitalRead(row[Part.Pin]) == board.active;

const letGo = (row: KeyRow, atMs: Ms): void => {
  const timer = row[Part.Timer];
  if (clock.counts_ && row[Part.Uses] % Keys.Base == Key.Ok) showCounts(false);
  if (!timer) return;
  row[Part.Timer] = 0;
  clearTimeout(timer);
  act(keyOf(row, Use.Touch, Use.ScreenTouch), false, atMs);
};

const close = (row: KeyRow, atMs: Ms): void => {
  const screen = clock.screen_;
  const key = keyOf(row, Use.Touch, Use.ScreenTouch);
  const hold = keyOf(row, Use.Hold, Use.ScreenHold);
  if (isRunning(clock.game_.state_)) {
    if (key == Key.Stop) operate(Op.Stop, atMs);
    else if (key == Key.Ok) showCounts(true);
  } else if (touched()) {
    // The clock rested, and what stood on it is gone.
    if (screen) screen(Key.None, false);
  } else if (!hold && key != Key.Ok) act(key, false, atMs);
  else {
    const timer = row[Part.Timer];
    if (timer) clearTimeout(timer);
    row[Part.Timer] = setTimeout(() => {
      row[Part.Timer] = 0;
      // What must be held to be a key at all cannot be held for more.
      act(hold || key, !hold || !clock.screen_, nowMs());
    }, Hold.Ms);
  }
};

/** An edge of a key's pin. Inside the lockout a bounce cannot be told from a short touch: at its end the level tells. */
export const onKeyEdge = (row: KeyRow, closed: boolean, atMs: Ms): void => {
  const deafMs = (row[Part.DeafUntilMs] || 0) - atMs;
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
