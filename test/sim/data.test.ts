/** Every scenario through the script on the virtual board: our own, and the shared data where it is. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { engineByName } from '../../sim/engine';
import { type Outcome, readCases, runCases } from '../../sim/scenario';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const own = folder('../scenarios/');
const shared = folder('../../../shared/data/scenarios/');

const filesIn = (path: string): string[] =>
  existsSync(path) ? readdirSync(path).filter((file) => file.endsWith('.jsonl')) : [];

/** What differed, as lines for a message; a case with an op that is not built yet says nothing. */
function complaints(outcome: Outcome): string[] {
  if ('skipped' in outcome) return [];
  if ('broken' in outcome) return [`${outcome.id}: ${outcome.broken.slice(0, 200)}`];
  return outcome.failures.map(
    ({ at, field, got, expected }) =>
      `${outcome.id} at ${at}: ${field} ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`,
  );
}

/** @param trace the state is asked for behind each event too, in its very ms */
async function runFile(path: string, trace = false): Promise<{ played: number; complaints: string[] }> {
  const found: string[] = [];
  let played = 0;
  for await (const outcome of runCases(engineByName('node'), await readCases(path), trace)) {
    if (!('skipped' in outcome)) played++;
    found.push(...complaints(outcome));
  }
  return { played, complaints: found };
}

describe('test/scenarios', () => {
  test('has files', () => expect(filesIn(own).length).toBeGreaterThan(15));

  test.each(filesIn(own))('%s', { timeout: 60_000 }, async (file) => {
    const cases = await readCases(own + file);
    expect(await runFile(own + file)).toEqual({ played: cases.length, complaints: [] });
  });

  test.each(filesIn(own))('%s is the same for those who look on', { timeout: 120_000 }, async (file) => {
    expect((await runFile(own + file, true)).complaints).toEqual([]);
  });
});

describe('../shared/data/scenarios', () => {
  if (!existsSync(shared)) test.skip('[skipped: the folder is not there]');

  test.each(filesIn(shared))('%s', { timeout: 120_000 }, async (file) => {
    const { played, complaints } = await runFile(shared + file);
    expect(complaints).toEqual([]);
    expect(played).toBeGreaterThan(0);
  });
});
