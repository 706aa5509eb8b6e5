/** What was seen against what must be seen. */
import type { At, Row, State } from './case';

/** One field that differs; `got` null when the state has no such field. */
export interface Failure {
  readonly at: At;
  /** `white.ms`, `controls[0].side`. */
  readonly field: string;
  readonly got: unknown;
  readonly expected: unknown;
}

type Difference = Omit<Failure, 'at'>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** [low, high] of a number, both inclusive; a list where the state has a list is a list. */
const isRange = (expected: unknown, got: unknown): expected is [number, number] =>
  Array.isArray(expected) && !Array.isArray(got) && expected.length === 2;

/** @param expected only what it names is compared, in lists each entry */
function differences(field: string, got: unknown, expected: unknown): Difference[] {
  const differ: Difference[] = [{ field, got: got ?? null, expected }];
  if (isRange(expected, got)) {
    const [low, high] = expected;
    return typeof got === 'number' && got >= low && got <= high ? [] : differ;
  }
  if (!isObject(expected) || !isObject(got)) return got === expected ? [] : differ;
  if (Array.isArray(expected)) {
    if (!Array.isArray(got) || got.length !== expected.length) return differ;
    return expected.flatMap((value, index) => differences(`${field}[${index}]`, got[index], value));
  }
  return Object.entries(expected).flatMap(([key, value]) => differences(`${field}.${key}`, got[key], value));
}

/** The fields of a row that the state does not meet, in the row's order. */
export function compareRow({ at, ...expected }: Row, state: State): Failure[] {
  return Object.entries(expected).flatMap(([field, value]) =>
    differences(field, state[field], value).map((difference) => ({ at, ...difference })),
  );
}
