/** A hundred kinds of bytes, a megabyte, in the real interpreter: the state stays, and memory is where it was. */
import { describe, expect, it } from 'vitest';
import type { Step } from '../../sim/engine';
import { createEspruinoEngine } from '../../sim/engine/espruino';
import { builtSource, type Source } from '../../sim/engine/files';
import { interpreter, needsInterpreter, withoutInterpreter } from './boardKit';
import { kinds } from './hostileKit';

const board = 'pixl';

/** A line of the link that is not the script's: it tells how many variables are in use. */
const memoryLine = '"memory"';
const tellMemory = `sim.listeners = sim.listeners.map(function (f) {
  return function (text) {
    if (text.indexOf('${memoryLine}') < 0) f(text);
    else zeitnotPort.write(JSON.stringify({ at: 0, used: process.memory().usage }) + "\\n");
  };
});
`;

/** The built script, which also tells its memory: behind it, as rooms find words where it begins. */
function telling(): Source {
  const source = builtSource();
  return {
    ...source,
    script: (name) => ({ ...source.script(name), boot: source.script(name).boot + tellMemory }),
  };
}

const line = (at: number, fields: object): Step => ({
  at,
  do: 'line',
  line: JSON.stringify({ code: '0000', ...fields }),
});

/** A step takes no more than a line of the file of steps should hold. */
const StepBytes = 1024;

const bytesOf = (at: number, kind: string): Step[] =>
  Array.from({ length: Math.ceil(kind.length / StepBytes) }, (_, i) => ({
    at,
    do: 'bytes',
    bytes: kind.slice(i * StepBytes, (i + 1) * StepBytes),
  }));

const game: Step[] = [line(0, { op: 'setup', white: [[0, 7_200_000, 0, 0, 0, 0]] }), line(0, { op: 'start' })];
const state = line(5000, { op: 'state' });

/** By now nobody is locked out any more, and the rooms are gone. */
const memoryAt = (at: number): Step => ({ at, do: 'line', line: memoryLine });

/** Variables that hold what was read ahead of the file of steps: it is read 256 bytes at a time. */
const readAhead = 24;

describe('a hundred kinds, a megabyte, in the real interpreter', () => {
  it.skipIf(withoutInterpreter)(`change nothing${needsInterpreter}`, { timeout: 600_000 }, async () => {
    const steps = [...game, state, ...kinds.flatMap((kind) => [...bytesOf(5000, kind), state])];
    const [, , before, ...after] = await createEspruinoEngine().play(board, steps);
    expect(JSON.parse(before as string)).toMatchObject({ phase: 'running', white: { ms: 7_195_000 } });
    expect(after).toHaveLength(kinds.length);
    for (const [kind, answer] of after.entries()) expect([kind, answer]).toEqual([kind, before]);
  });

  it.skipIf(withoutInterpreter)(`leave no memory taken${needsInterpreter}`, { timeout: 600_000 }, async () => {
    // What is made once is made: the short ones first.
    const short = kinds.filter((kind) => kind.length < StepBytes);
    const flood = (at: number, what: readonly string[]) => what.flatMap((kind) => bytesOf(at, kind));
    const steps = [...game, ...flood(5000, short), memoryAt(600_000), ...flood(605_000, kinds), memoryAt(1_200_000)];
    const [, , before, after] = await createEspruinoEngine(interpreter, telling()).play(board, steps);
    const usedIn = (answer = '{}'): number => JSON.parse(answer).used;
    expect(usedIn(before)).toBeGreaterThan(1000);
    expect(Math.abs(usedIn(after) - usedIn(before))).toBeLessThanOrEqual(readAhead);
  });
});

describe('games begun anew again and again, in the real interpreter', () => {
  it.skipIf(withoutInterpreter)(`leave no memory taken${needsInterpreter}`, { timeout: 600_000 }, async () => {
    const again = (at: number) => [
      line(at, { op: 'start' }),
      line(at + 1000, { op: 'result', value: '1-0' }),
      line(at + 2000, { op: 'reset' }),
      line(at + 3000, { op: 'setup', white: [[0, 7_200_000, 0, 0, 0, 0]] }),
    ];
    const games = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => again(from + i * 5000)).flat();
    const steps = [...games(0, 2), memoryAt(600_000), ...games(605_000, 12), memoryAt(1_200_000)];
    const answers = await createEspruinoEngine(interpreter, telling()).play(board, steps);
    const used = answers.map((answer) => JSON.parse(answer).used).filter((number) => number !== undefined);
    expect(used).toHaveLength(2);
    expect(Math.abs(used[1] - used[0])).toBeLessThanOrEqual(readAhead);
  });
});
