/** Milliseconds to the digits shown. */
import type { Ms } from './types';

/** h:mm:ss from an hour, m:ss below. */
export const digitsOf = (seconds: number): string => {
  let minute = (seconds / 60) | 0;
  const rest = seconds - minute * 60;
  let text = '';
  if (minute >= 60) {
    const hour = (minute / 60) | 0;
    minute -= hour * 60;
    text = hour + (minute < 10 ? ':0' : ':');
  }
  return text + minute + (rest < 10 ? ':0' : ':') + rest;
};

/**
 * Rounded up, then written: h:mm:ss from an hour, m:ss below, s.t below 20.0 where tenths are shown. 0:00 only at zero.
 * @param tenthsMs tenths are shown below this; 0: never
 */
export const format = (ms: Ms, tenthsMs: Ms): string => {
  if (ms < tenthsMs) {
    const tenths = ((ms + 99) / 100) | 0;
    if (tenths <= 0) return '0:00';
    if (tenths * 100 < tenthsMs) return ((tenths / 10) | 0) + '.' + (tenths % 10);
  }
  return ms > 0 ? digitsOf(((ms + 999) / 1000) | 0) : '0:00';
};
