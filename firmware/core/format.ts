/** Milliseconds to the digits shown. */
import type { Ms } from './types';

const two = (n: number): string => (n < 10 ? '0' : '') + n;

/**
 * Rounded up, then written: h:mm:ss from an hour, m:ss below, s.t below 20.0 where tenths are shown. 0:00 only at zero.
 * @param tenthsMs tenths are shown below this; 0: never
 */
export const format = (ms: Ms, tenthsMs: Ms): string => {
  if (ms <= 0) return '0:00';
  const tenths = Math.ceil(ms / 100);
  if (tenths * 100 < tenthsMs) return ((tenths / 10) | 0) + '.' + (tenths % 10);
  const seconds = Math.ceil(ms / 1000);
  const minutes = (seconds / 60) | 0;
  const tail = ':' + two(seconds % 60);
  return minutes < 60 ? minutes + tail : ((minutes / 60) | 0) + ':' + two(minutes % 60) + tail;
};
