/** A clock that runs is never without a timer, whatever somebody asked it in the same ms: else its watchdog would let it start anew. */
import { describe, expect, it } from 'vitest';
import { createNodeEngine } from '../../sim/engine/node';
import { parseCases, runCase } from '../../sim/scenario';
import { boardNames } from '../../sim/scenario/boards';

const engine = createNodeEngine();

/** Its flag was lifted, so what ran beyond 0 is still to pay: when its clock starts again, it is down in that very ms. */
const inDebt = (control: string, board: string) => ({
  id: control,
  control,
  profile: 'us-chess',
  options: { board },
  events: [
    { at: 0, op: 'start' },
    { at: 150_000, op: 'press', side: 'white' },
    { at: 151_000, op: 'stop' },
    { at: 152_000, op: 'liftFlag', side: 'white' },
    { at: 153_000, op: 'resume' },
    { at: 155_000, op: 'press', side: 'black' },
  ],
  expect: [
    { at: 400_000, phase: 'running', side: 'white', restored: false, white: { flag: 'final', flagAt: 155_000 } },
  ],
});

describe.each(boardNames)('%s', (board) => {
  it.each(['60', '60+2', '60d5', '60b5', '*60'])('%s', async (control) => {
    const [one] = parseCases('still.json', JSON.stringify(inDebt(control, board)));
    // The trace asks for the state behind each event, before time goes on.
    const outcome = await runCase(engine, one as never, true);
    expect(outcome).toMatchObject({ failures: [] });
  });
});
