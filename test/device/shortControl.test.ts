/** A control in a few letters, as the own ones are kept: what was written is read again. */
import { expect, test } from 'vitest';
import { Method } from '../../firmware/core/types';

type Periods = readonly (readonly number[])[];

// Without a board's names there is nothing to check the device's files against.
const file = (name: string) => new URL(`../../firmware/device/screens/${name}.ts`, import.meta.url).pathname;
const { shortControl }: { shortControl(periods: Periods): string } = await import(file('periods'));
const { periodsOf }: { periodsOf(text: string): Periods } = await import(file('presets'));

const h = 3_600_000;
const min = 60_000;
const s = 1000;

/** Moves, base, method, bonus, overtime, how many periods or moves it has. */
test.each<readonly number[]>([
  [0, 5 * min, Method.Plain, 0, 0, 0],
  [0, 10 * s, Method.Plain, 0, 0, 0],
  [0, h, Method.Plain, 0, 0, 0],
  [0, h + s, Method.Plain, 0, 0, 0],
  [0, 99 * h + 59 * min + 59 * s, Method.Plain, 0, 0, 0],
  [40, 90 * min, Method.Fischer, 30 * s, 0, 0],
  [999, h + 30 * min + 30 * s, Method.Fischer, 599 * s, 0, 0],
  [0, 0, Method.Fischer, 2500, 0, 0],
  [0, 5 * min, Method.Delay, 2 * s, 0, 0],
  [0, 90 * min, Method.Bronstein, 5 * s, 0, 0],
  [0, 30 * min, Method.Byoyomi, 0, 30 * s, 5],
  [0, 0, Method.Byoyomi, 0, 99 * h, 1],
  [0, h, Method.Canadian, 0, 300 * s, 20],
  [0, 5 * min, Method.Hourglass, 0, 0, 0],
  [0, 10 * s, Method.Gong, 0, 0, 0],
  [0, 0, Method.Up, 0, 0, 0],
])('moves %d, base %d ms, method %d, bonus %d, overtime %d, times %d', (...period) => {
  expect(periodsOf(shortControl([period]))).toEqual([period]);
  expect(periodsOf(shortControl([period, period]))).toEqual([period, period]);
});
