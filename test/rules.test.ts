/** docs/rules.md: no clause of the laws is missing, and each test that it names is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const rules = readFileSync(path('../docs/rules.md'), 'utf8');
const scenarios = path('scenarios/');

/** 10.1 ... 10.17. */
const run = (prefix: string, last: number): string[] => Array.from({ length: last }, (_, i) => `${prefix}${i + 1}`);

/** Clauses of the laws of the adjournment years, points of the conduct text, rows in which the rule sets differ. */
const clauses = [
  ...['§5', '§5.6(5)', '§9', '§12', '§10.13(1)', '§10.13(2)', '§10.13(3)', '§10.15(1)', '§10.15(2)', '§10.15(3)'],
  ...[...run('§6.', 5), ...run('§7.', 4), ...run('§8.', 7), ...run('§10.', 17), ...run('§11.', 9), ...run('§12.', 9)],
  ...['§13.1(1)', '§13.1(2)', '§13.2', '§13.3', ...run('C', 23)],
  ...['C king left in check', 'mistakes found after the game', 'grades'],
  ...['rejected claim', 'illegal move', 'late', 'colours reversed', 'floor', 'need-not-record mark', 'next period'],
  ...['after the final flag', 'both flags', 'move count', 'increment before move 1', 'tenths', 'adjournment'],
  ...['standard: time for the next move', 'standard: who passed first', 'standard: nothing after the last control'],
  ...['standard: correction within 60 s', 'standard: no simple erasing', 'standard: legible', 'low battery'],
];

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const rows = rules.split('\n').filter((line) => /^\| (?!clause|row|point)/.test(line));
const named = rows.flatMap((line) => (cellsOf(line)[1] ?? '').split(', '));

/** `laws-claim: 10.13(1)`, `laws-errand`, `test/sim/slip.test.ts`; other words in backticks are operations. */
const isReference = (text: string): boolean => /^(laws|marks|contacts|keys)\b/.test(text) || text.startsWith('test/');
const references = [...rules.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '').filter(isReference);

const lawFiles = readdirSync(scenarios).filter((file) => file.startsWith('laws-'));

const idsOf = (file: string): string[] =>
  readFileSync(scenarios + file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).id);

/** A reference names a file of scenarios and how the ids begin. */
function split(reference: string): { file: string; begin: string } {
  const [, name = '', begin = ''] = /^([\w-]+)(?:: ?(.*))?$/.exec(reference) ?? [];
  return { file: `${name}.jsonl`, begin };
}

const isThere = (reference: string): boolean => {
  if (reference.startsWith('test/')) return existsSync(path(`../${reference}`));
  const { file, begin } = split(reference);
  return existsSync(scenarios + file) && idsOf(file).some((id) => id.startsWith(begin));
};

describe('docs/rules.md', () => {
  test('has every clause', () => expect(clauses.filter((clause) => !named.includes(clause))).toEqual([]));

  test('names tests that exist', () => expect(references.filter((reference) => !isThere(reference))).toEqual([]));

  test('leaves no scenario of the laws out', () => {
    const used = references.filter((reference) => !reference.startsWith('test/')).map(split);
    const left = lawFiles.flatMap((file) =>
      idsOf(file).filter((id) => !used.some((one) => one.file === file && id.startsWith(one.begin))),
    );
    expect(left).toEqual([]);
  });

  test('shows each row of the clock and of the rule sets', () => {
    const parts = rules.split('\n## ');
    const shown = parts.filter((part) => /^[A-C]\. /.test(part)).flatMap((part) => part.split('\n'));
    const bare = shown.filter(
      (line) => rows.includes(line) && ![...line.matchAll(/`([^`]+)`/g)].some((m) => isReference(m[1] ?? '')),
    );
    expect(bare).toEqual([]);
  });
});
