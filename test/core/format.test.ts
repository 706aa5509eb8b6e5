import fc from 'fast-check';
import { expect, test } from 'vitest';
import { format } from '../../firmware/core/format';

const tenths = 20000;

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [1, '0.1'],
  [100, '0.1'],
  [101, '0.2'],
  [19900, '19.9'],
  [19901, '0:20'],
  [20000, '0:20'],
  [20001, '0:21'],
  [59001, '1:00'],
  [60000, '1:00'],
  [60001, '1:01'],
  [3599000, '59:59'],
  [3599001, '1:00:00'],
  [3661000, '1:01:01'],
  [36000000, '10:00:00'],
  [359999000, '99:59:59'],
])('%i ms are shown as %s', (ms, text) => {
  expect(format(ms, tenths)).toBe(text);
});

test.each([
  [1, '0:01'],
  [1000, '0:01'],
  [1001, '0:02'],
  [19999, '0:20'],
])('without tenths %i ms are shown as %s', (ms, text) => {
  expect(format(ms, 0)).toBe(text);
});

/** The least ms that a text can mean. */
function least(text: string): number {
  if (text.includes('.')) return Math.round(Number(text) * 1000) - 99;
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0) * 1000 - 999;
}

test('what is shown is rounded up, by less than its last digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 359999000 }), (ms) => {
      const text = format(ms, tenths);
      const over = ms - least(text);
      expect(over >= 0 && over <= (text.includes('.') ? 99 : 999), `${ms}: ${text}`).toBe(true);
    }),
  );
});

test('only zero is 0:00', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 359999000 }), (ms) => format(ms, tenths) !== '0:00'));
});
