import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check, rules } from '../../tools/espruino-check.mjs';
import { cleanScript, offences } from './gate-snippets';

const table = readFileSync(new URL('../../docs/gate.md', import.meta.url), 'utf8');
/** Rows of the table: number -> what catches it. */
const catchers = new Map(
  [...table.matchAll(/^\| (1\.\d\.\d+b?) \| [^|]+ \| ([^|]+) \|/gm)].map((match) => [match[1], match[2]]),
);
/** How many rows sections 1.2, 1.3 and 1.4 have. */
const sections = { '1.2': 23, '1.3': 14, '1.4': 44 };
const rows = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, i) => `${section}.${i + 1}`),
);

const rowsIn = (text: string) => check(text).flatMap((offence) => offence.rows);

describe('an offending snippet is refused for its row', () => {
  test.each(offences)('%s: %s', (row, snippet) => {
    expect(rowsIn(snippet)).toContain(row);
  });
});

test('a clean script passes', () => {
  expect(check(cleanScript)).toEqual([]);
});

test('every rule has a snippet for each of its rows', () => {
  const shown = new Set(offences.map(([row]) => row));
  expect(rules.flatMap((rule) => rule.rows).filter((row) => !shown.has(row))).toEqual([]);
});

test('docs/gate.md names every row of espruino.md 1.2-1.4', () => {
  expect([...catchers.keys()].sort()).toEqual([...rows, '1.4.41b'].sort());
});

test('the rows that docs/gate.md gives to the gate are those that the rules have', () => {
  const told = [...catchers].filter(([, by]) => by?.includes('gate')).map(([row]) => row);
  const ruled = new Set(rules.flatMap((rule) => rule.rows));
  expect(told.sort()).toEqual([...ruled].sort());
});
