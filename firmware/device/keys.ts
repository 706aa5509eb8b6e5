/**
 * The device's keys: their pins are watched here, what they do is in the room zn.keys. While a game runs only the first
 * edge of `stop` does anything, and `ok` shows what the profile allows as long as it is held.
 */
import { rows } from 'keys';
import { isRunning } from '../core/state';
import { clock } from './clock';
import { Key, type KeyRow, Part } from './key';
import { open } from './room';
import { base, edgeOverJumps } from './timebase';

/** What stands on the screen that is open. */
export const screen = {
  lines_: [] as string[],
  selected_: -1,
  /** The face slept before. */
  slept_: false,
};

/** Move counts are asked for: `ok` is held while a game runs. */
export const asked = { counts_: false };

const watchKey = (row: KeyRow): void => {
  const onEdge = (e: Edge): void => {
    if (row[Part.Key] > Key.Ok && isRunning(clock.game_.state_)) return;
    const atMs = base.jumps_ ? edgeOverJumps(e.time * 1000) : Math.floor(e.time * 1000 - base.offsetMs_);
    open('zn.keys')(row, e.state == (board.active == 1), atMs);
  };
  pinMode(row[Part.Pin], board.active ? 'input_pulldown' : 'input_pullup');
  setWatch(onEdge, row[Part.Pin], { repeat: true, edge: 'both', debounce: 0 });
};

/** Players' contacts are no rows: they are keys only while a screen is open. */
export const watchKeys = (): void => {
  for (const row of rows) watchKey(row);
};
