/** Names of the keys, apart from what watches them, so that rooms can take them alone. */
import type { Ms } from '../core/types';

/** The order is that of tools/keys.mjs. */
export const enum Key {
  None = -1,
  Stop = 0,
  Ok = 1,
  Back = 2,
  Plus = 3,
  Minus = 4,
}

/** The parts of a row: which keys the pin is; until when it is deaf, the timeout of a hold. */
export const enum Part {
  Pin = 0,
  Key = 1,
  Hold = 2,
  ScreenKey = 3,
  ScreenHold = 4,
  DeafUntilMs = 5,
  Timer = 6,
}

export type KeyRow = [pin: Pin, key: Key, hold: Key, screenKey: Key, screenHold: Key, deafUntilMs: Ms, timer: number];
