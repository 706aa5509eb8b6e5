/** What the texts link to is there: pictures, other texts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/bundle.mjs';

const texts = [
  'README.md',
  ...readdirSync(join(root, 'docs')).flatMap((f) => (f.endsWith('.md') ? [`docs/${f}`] : [])),
];

/** Targets of `[text](target)` and `![text](target)`, without what stands in another net or on the same page. */
const linksOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map((match) => match[1] ?? '');

test.each(texts)('%s links to files that are there', (file) => {
  expect(linksOf(file).filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
});

test('the manual has pictures', () => {
  expect(linksOf('docs/manual.md').filter((link) => link.endsWith('.png')).length).toBeGreaterThan(50);
});
