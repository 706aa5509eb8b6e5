/** The numbers of an object as a list, in the order in which it was made: for slips, and for sides that change places. */

/** More does not fit in an argument record; what is more than this follows from the rest (core/clock, arm). */
const enum Fits {
  Most = 2000000000,
}

type Numbers = { [field: string]: unknown };

const isPlain = (value: unknown): boolean => typeof value == 'number' || typeof value == 'boolean';

/** The numbers of an object, in the order in which it was made. */
export const numbersOf = (of: object): number[] => {
  const fields = of as Numbers;
  const numbers: number[] = [];
  for (const field of Object.keys(fields)) {
    const value = fields[field];
    if (value === true) numbers.push(1);
    else if (isPlain(value))
      numbers.push(typeof value == 'number' && value < Fits.Most && value > -Fits.Most ? value : 0);
  }
  return numbers;
};

/** Puts them back. @returns where the next ones begin */
export const putNumbers = (into: object, numbers: readonly number[], from: number): number => {
  const fields = into as Numbers;
  let i = from;
  for (const field of Object.keys(fields)) {
    if (isPlain(fields[field])) fields[field] = typeof fields[field] == 'boolean' ? numbers[i++]! > 0 : numbers[i++]!;
  }
  return i;
};
