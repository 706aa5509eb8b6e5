/** A stand-in for the script: it answers every line, and a state with the presses that had come. */
import type { Engine, Step } from '../../sim/engine/types';

export interface FakeEngine extends Engine {
  /** Of each play. */
  readonly played: Step[][];
}

type Answer = (line: Record<string, unknown>, before: readonly Step[]) => object;

const isPress = (step: Step): boolean => step.do === 'edge' && step.level === 1;

const state: Answer = ({ at }, before) => ({
  at,
  phase: 'running',
  plies: before.filter(isPress).length,
  refused: null,
});

export const plain: Answer = (line, before) =>
  line.op === 'state' ? state(line, before) : { at: line.at, refused: null };

export function fakeEngine(answer: Answer = plain, name: Engine['name'] = 'node'): FakeEngine {
  const played: Step[][] = [];
  return {
    name,
    played,
    async play(_board, steps) {
      played.push([...steps]);
      return steps.flatMap((step, index) =>
        step.do === 'line' ? [JSON.stringify(answer(JSON.parse(step.line), steps.slice(0, index)))] : [],
      );
    },
  };
}
