/** Milliseconds to the digits shown. */
import type { Ms } from './types';

/** By slot: the minute written last, and its text up to the seconds. A second is then one short string. */
const minutes = [-1, -1];
const prefixes = ['', ''];

const startMinute = (slot: number, minute: number): void => {
  minutes[slot] = minute;
  const rest = minute % 60;
  prefixes[slot] = minute < 60 ? minute + ':' : ((minute / 60) | 0) + (rest < 10 ? ':0' : ':') + rest + ':';
};

/**
 * Rounded up, then written: h:mm:ss from an hour, m:ss below, s.t below 20.0 where tenths are shown. 0:00 only at zero.
 * @param tenthsMs tenths are shown below this; 0: never
 * @param slot 0 or 1: whose digits these are, so that the minute is not written anew each second
 */
export const format = (ms: Ms, tenthsMs: Ms, slot: number): string => {
  if (ms < tenthsMs) {
    const tenths = ((ms + 99) / 100) | 0;
    if (tenths <= 0) return '0:00';
    if (tenths * 100 < tenthsMs) return ((tenths / 10) | 0) + '.' + (tenths % 10);
  }
  const seconds = ((ms + 999) / 1000) | 0;
  if (seconds <= 0) return '0:00';
  const minute = (seconds / 60) | 0;
  if (minutes[slot] != minute) startMinute(slot, minute);
  const rest = seconds - minute * 60;
  return rest < 10 ? prefixes[slot] + '0' + rest : prefixes[slot]! + rest;
};
