import { expect, it } from 'vitest';
import { numbersOf, putNumbers } from '../../firmware/core/numbers';

it('numbers of an object fit argument records; what does not is worked out anew', () => {
  expect(numbersOf({ up: 9e15, down: -9e15, most: 1999999999, least: -1999999999, name: 'a', yes: true })).toEqual([
    0, 0, 1999999999, -1999999999, 1,
  ]);
});

it('they go back where they were, between what is no number', () => {
  const into = { a: 0, name: 'kept', b: false, c: 0 };
  expect(putNumbers(into, [9, 7, 1, 5], 1)).toBe(4);
  expect(into).toEqual({ a: 7, name: 'kept', b: true, c: 5 });
});
