/**
 * The device's keys: their pins are watched here, what they do is in the room keys. While a game runs only the first
 * edge of `stop` does anything, and `ok` shows what the profile allows as long as it is held. The players' contacts are
 * keys only while a screen is open.
 */
import { rows } from 'keys';
import { levers } from 'keys/levers';
import { isRunning } from '../core/state';
import { clock } from './clock';
import { Key, Keys, Part } from './key';
import { open } from './room';
import { Room } from './roomNames';
import { base, floor } from './timebase';

/** While a screen is open the players' contacts are keys, or nothing. */
export const onLever = (contact: 0 | 1): void => {
  if (clock.screen_ && levers[contact]) clock.screen_(levers[contact] as Key, false);
};

/** Screens of few variables get a key when nothing else is on its way, so that rooms can go from one key to the next. */
export const askRoom = (key: Key, long: boolean): void => {
  setTimeout(() => {
    if (clock.at_) open(clock.at_.room_)(key, long);
  }, 0);
};

/** Of all keys: a function for each would be a dozen variables each. */
const onEdge = (e: Edge): void => {
  const row = rows.find((one) => one[Part.Pin] == e.pin)!;
  if (isRunning(clock.game_.state_) && row[Part.Uses] % Keys.Base > Key.Ok) return;
  const atMs = base.jumps_ ? open(Room.Jump).edgeMs_(e.time * 1000) : floor(e.time * 1000 - base.offsetMs_);
  open(Room.Keys)(row, e.state == (board.active == 1), atMs);
};

export const watchKeys = (): void => {
  for (const row of rows) {
    pinMode(row[Part.Pin], board.active ? 'input_pulldown' : 'input_pullup');
    setWatch(onEdge, row[Part.Pin], { repeat: true, edge: 'both', debounce: 0 });
  }
};
