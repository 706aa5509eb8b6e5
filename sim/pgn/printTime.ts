/** A time as it is written in a record: h:mm:ss from an hour, m:ss below, with the record's decimals. */
import { format } from '../../firmware/core/format';
import type { Ms } from '../../firmware/core/types';

/**
 * @param unitMs 1000 for whole seconds, 100 for tenths, ... 1 for ms
 * @param rounded towards where a rest below the unit goes
 */
export function printTime(ms: Ms, unitMs: Ms, rounded: 'up' | 'down'): string {
  const units = rounded === 'up' ? Math.ceil(ms / unitMs) : Math.floor(ms / unitMs);
  const roundedMs = units * unitMs;
  const restMs = roundedMs % 1000;
  const seconds = format(roundedMs - restMs, 0);
  if (unitMs === 1000) return seconds;
  return `${seconds}.${String(restMs)
    .padStart(3, '0')
    .slice(0, Math.round(3 - Math.log10(unitMs)))}`;
}
