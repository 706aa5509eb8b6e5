/** Reading a line of the link, in which nothing is certain. */

/** A line as it came: nothing in it is certain. */
export interface Line {
  [field: string]: unknown;
}

export const isInteger = (value: unknown): value is number => typeof value == 'number' && Math.floor(value) == value;

/** What is missing counts as `none`, yes as 1, what is no integer as -1, which every operation refuses. */
export const num = (value: unknown, none: number): number =>
  isInteger(value) ? value : value == null ? none : value === true ? 1 : value === false ? 0 : -1;

export const indexOr = (names: readonly (string | null)[], name: unknown, none: number): number =>
  name == null ? none : names.indexOf(name as string);
