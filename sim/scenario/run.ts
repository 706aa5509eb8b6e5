/** Cases run one after the other, or as many at a time as the engine takes; outcomes in the order of the cases. */
import { availableParallelism } from 'node:os';
import { type Engine, EngineError } from '../engine/types';
import { messages } from '../messages';
import type { At, Case, State } from './case';
import { compareRow, type Failure } from './compare';
import { expectedTimes, looksAtScreen, playLines, traceTimes } from './play';

export type Outcome =
  /** `trace`: state lines, when asked for. */
  | { readonly id: string; readonly failures: readonly Failure[]; readonly trace: readonly string[] }
  /** The engine failed: there is nothing to compare. */
  | { readonly id: string; readonly broken: string };

async function play(engine: Engine, one: Case, trace: boolean): Promise<Outcome> {
  const times = trace ? traceTimes(one) : expectedTimes(one);
  const lines = await playLines(engine, one, times, trace || looksAtScreen(one));
  const states = new Map<At, State>(times.map((at, index) => [at, JSON.parse(lines[index] ?? 'null')]));
  const failures = one.expect.flatMap((row) => {
    const state = states.get(row.at);
    if (state?.phase === undefined) throw new EngineError(messages.run.noState(row.at));
    return compareRow(row, state);
  });
  return { id: one.id, failures, trace: trace ? lines : [] };
}

export async function runCase(engine: Engine, one: Case, trace = false): Promise<Outcome> {
  try {
    return await play(engine, one, trace);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { id: one.id, broken: error.message };
  }
}

/** The virtual board works in this process, a real interpreter in one of its own. */
const atOnce = (engine: Engine): number => (engine.name === 'node' ? 1 : availableParallelism());

export async function* runCases(engine: Engine, cases: readonly Case[], trace = false): AsyncGenerator<Outcome> {
  const started: Promise<Outcome>[] = [];
  for (const index of cases.keys()) {
    while (started.length < Math.min(index + atOnce(engine), cases.length)) {
      started.push(runCase(engine, cases[started.length] as Case, trace));
    }
    yield await (started[index] as Promise<Outcome>);
  }
}
