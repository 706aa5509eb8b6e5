/** A clock that is hung in a scenario (test/scenarios/hung.jsonl) and then loses its supply: that comes before its watchdog. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../sim/engine/files';
import { createNodeEngine } from '../../sim/engine/node';
import { readCases, runCase } from '../../sim/scenario';

const cases = await readCases(join(packageRoot(), 'test/scenarios/hung.jsonl'));

it.each(cases.map((one) => [String(one.options.board), one] as const))('%s', async (_board, one) => {
  const cut = { at: 80_000, op: 'powerCut', for: 1000 };
  const [first, second, third, ...rest] = one.events;
  const events = [first, second, third, cut, ...rest.slice(2, 5)] as typeof one.events;
  const expected = [{ at: 140_000, phase: 'stopped', restored: true, plies: 1 }];
  expect(await runCase(createNodeEngine(), { ...one, events, expect: expected } as typeof one)).toMatchObject({
    failures: [],
  });
});
