/** Recorded games as scenarios. */
import { describe, expect, it } from 'vitest';
import { explainGame, scenarioLine, toCase } from '../../sim/pgn';
import { parseCases } from '../../sim/scenario';
import { clockGame, gameOf } from './pgnKit';

function caseOf(text: string) {
  const game = gameOf(text);
  const explanation = explainGame(game);
  if (!explanation) throw new Error('unknown control');
  return toCase(game, explanation);
}

const ops = (text: string) => caseOf(text).events.map(({ op }) => op);

describe('a game as a case', () => {
  it('is a start and presses', () =>
    expect(ops(clockGame('300+3', ['0:05:02', '0:05:03']))).toEqual(['start', 'press', 'press']));

  it('has the arbiter set the clock after an anomaly', () =>
    expect(ops(clockGame('300+3', ['0:05:02', '0:05:03', '0:09:00', '0:05:03']))).toEqual([
      'start',
      'press',
      'press',
      'press',
      'stop',
      'setTime',
      'resume',
      'press',
    ]));

  it('expects no anomaly', () =>
    expect(caseOf(clockGame('300+3', ['0:05:02', '0:05:03', '0:09:00', '0:05:03'])).expect).toHaveLength(3));

  it('starts Black’s clock when Black moves first', () => {
    const text = '[FEN "4k3/8/8/8/8/8/8/4K3 b - - 0 9"]\n[TimeControl "300+3"]\n\n9... Kd7 {[%clk 0:05:02]} *';
    expect(caseOf(text).events[0]).toEqual({ at: 0, op: 'start', side: 'black' });
  });

  it('written as a line is read as the same case', () => {
    const one = caseOf(clockGame('300+3', ['0:05:02', '0:05:03']));
    expect(parseCases('game.jsonl', scenarioLine(one))).toEqual([one]);
  });
});
