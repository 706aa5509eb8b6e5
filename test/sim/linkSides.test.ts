/** Lines of the link that no scenario can hold: both sides where one is meant. */
import { describe, expect, it } from 'vitest';
import { engineByName, type Step } from '../../sim/engine';
import { createLink } from '../../sim/scenario';
import { stepsOf } from '../../sim/scenario/play';
import { caseOf } from './slipKit';

const one = caseOf({
  control: '40/600:300',
  events: [
    { at: 0, op: 'start' },
    { at: 1000, op: 'stop' },
  ],
});

const clock = { ms: 1000, moves: 0, period: 1 };

/** The answer to an operation for `both`. */
async function answerTo(fields: object): Promise<{ refused: string | null }> {
  const line = createLink(one).op({ at: 2000, side: 'both', ...fields } as never, 2000);
  const steps: Step[] = [...stepsOf(one, [], false), { at: 2000, do: 'line', line }];
  return JSON.parse((await engineByName('node').play('pixl', steps)).at(-1) as string);
}

describe('both sides at once', () => {
  it.each([
    { op: 'setTime', ms: 5000 },
    { op: 'addTime', ms: 5000 },
  ])('%j is done', async (fields) => expect((await answerTo(fields)).refused).toBeNull());

  it.each([
    { op: 'addUsed', ms: 5000 },
    { op: 'penalty', ms: 5000 },
    { op: 'setMoves', moves: 3 },
    { op: 'setPeriod', period: 2 },
    { op: 'set', white: clock, black: clock },
    { op: 'run' },
    { op: 'creditMove' },
    { op: 'declareFlag' },
    { op: 'liftFlag' },
    { op: 'arrived' },
    { op: 'note', kind: 'offer' },
    { op: 'illegal' },
  ])('%j is refused', async (fields) => expect((await answerTo(fields)).refused).toBe('badValue'));
});
