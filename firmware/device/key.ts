/** Names of the keys, apart from what watches them, so that rooms can take them alone. */
import type { Ms } from '../core/types';

/** The order is that of tools/keys.mjs. */
export const enum Key {
  None = 0,
  Stop = 1,
  Ok = 2,
  Back = 3,
  Plus = 4,
  Minus = 5,
}

/** The base of the number that says what a pin is. */
export const enum Keys {
  Base = 6,
}

/** Which keys a pin is, in one number: the factor of the key that it is when touched, when held, and the same in screens. */
export const enum Use {
  Touch = 1,
  Hold = 6,
  ScreenTouch = 36,
  ScreenHold = 216,
}

/** Parts of a row: the pin, its uses, until when it is deaf, the timeout of a hold. */
export const enum Part {
  Pin = 0,
  Uses = 1,
  DeafUntilMs = 2,
  Timer = 3,
}

export type KeyRow = [pin: Pin, uses: number, deafUntilMs?: Ms, timer?: number];
