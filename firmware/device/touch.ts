/**
 * Contacts without pins: the halves of Bangle.js 2's screen. No interrupt takes the time of a touch; it is when the
 * interpreter hears of it, so a busy one charges the player for that.
 */

const enum Screen {
  Middle = 88,
}

const listeners: (() => void)[] = [];

/** What a finger is on, however it moves; -1: there is none. */
let touched = -1;

/** Its end is no edge that somebody waits for, and it has no time but that of its handler. */
const onTouch = (touch: { x: number; b: number }): void => {
  if (!touch.b) {
    touched = -1;
    E.kickWatchdog();
  } else if (touched < 0) {
    touched = touch.x < Screen.Middle ? 0 : 1;
    listeners[touched]!();
  }
};

export const isTouched = (contact: number): boolean => touched == contact;

/** A screen that locks itself would not feel its players. */
export const watchTouch = (contact: number, listener: () => void): number => {
  const first = !listeners.length;
  listeners[contact] = listener;
  if (!first) return 0;
  Bangle.setOptions({ lockTimeout: 0, backlightTimeout: 0, lcdPowerTimeout: 0 });
  Bangle.setLocked(false);
  Bangle.on('drag', onTouch);
  return 0;
};
