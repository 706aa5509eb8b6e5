/** Raw edges of a rocker: whose side is up, bounce, both contacts, a lever that is moved while the clock stands, lost edges. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SideName } from '../../sim/engine/types';
import { switchOn } from './deviceKit';

const hourMs = 3_600_000;
const lockoutMs = 25;
const rocker = { contacts: 'rocker' };

type Clock = ReturnType<typeof switchOn>;

function begin(levels: Record<string, 0 | 1> = {}): Clock {
  const clock = switchOn('pixl', levels);
  clock.setUp(rocker);
  clock.ask({ op: 'face', on: false });
  clock.ask({ op: 'start' });
  return clock;
}

const other = (side: SideName): SideName => (side === 'white' ? 'black' : 'white');

/** The lever goes over to this side: the other contact opens before or after this one closes. */
function move(clock: Clock, at: number, side: SideName): void {
  clock.edge(at - 2, other(side), 0);
  clock.edge(at, side, 1);
}

describe('whose side is up', () => {
  it.each([
    ['left up, right down', { BTN2: 1 }, 'left', 'run-left'],
    ['right up, left down', { BTN1: 1 }, 'right', 'run-right'],
    ['neither down', {}, 'left', 'run-left'],
  ] as const)('has White and runs first: %s', (_, levels, whiteOn, sign) => {
    const clock = switchOn('pixl', levels);
    clock.setUp(rocker);
    expect(clock.state(1000).whiteOn).toBe(whiteOn);
    clock.ask({ op: 'start' });
    expect(clock.state(2000)).toMatchObject({ side: 'white', screen: { signs: [sign] } });
  });

  it('means nothing to buttons', () => {
    const clock = switchOn('pixl', { BTN1: 1 });
    clock.setUp();
    expect(clock.state(1000).whiteOn).toBe('left');
  });

  it('is read again for the next game, and a rewind keeps it', () => {
    const clock = begin({ BTN1: 1 });
    move(clock, 1000, 'white');
    clock.board.advanceTo(2000);
    clock.ask({ op: 'stop' });
    clock.ask({ op: 'rewind', ply: 0 });
    expect(clock.state(2000)).toMatchObject({ plies: 0, whiteOn: 'right' });
    clock.ask({ op: 'reset' });
    expect(clock.state(3000)).toMatchObject({ phase: 'ready', whiteOn: 'left' });
    clock.ask({ op: 'undoReset' });
    expect(clock.state(4000)).toMatchObject({ phase: 'stopped', whiteOn: 'right' });
  });
});

describe('a rocker', () => {
  it('makes one press of each of 10,000 moves, at the ms of its first edge', () => {
    const bounces = fc.uniqueArray(fc.integer({ min: 1, max: lockoutMs - 1 }), { maxLength: 10 }).map((list) => {
      const sorted = list.sort((a, b) => a - b);
      return sorted.length % 2 ? sorted.slice(1) : sorted;
    });
    const one = fc.record({ waitMs: fc.integer({ min: 60, max: 400 }), own: bounces, others: bounces });
    fc.assert(
      fc.property(fc.array(one, { minLength: 100, maxLength: 100 }), (moves) => {
        const clock = begin();
        const used = { white: 0, black: 0 };
        let at = 0;
        for (const [index, { waitMs, own, others }] of moves.entries()) {
          const side: SideName = index % 2 ? 'black' : 'white';
          at += waitMs;
          used[side] += waitMs;
          move(clock, at, side);
          const edges = [
            ...own.map((ms, i) => ({ ms, who: side, level: (i % 2) as 0 | 1 })),
            ...others.map((ms, i) => ({ ms, who: other(side), level: (1 - (i % 2)) as 0 | 1 })),
          ];
          for (const { ms, who, level } of edges.sort((a, b) => a.ms - b.ms)) clock.edge(at + ms, who, level);
        }
        const state = clock.state(at + 1000);
        expect(state.plies).toBe(moves.length);
        expect(state.black.ms).toBe(hourMs - used.black);
        expect(state.white.ms).toBe(hourMs - used.white - 1000);
      }),
      { numRuns: 100, seed: 4 },
    );
  });

  it('takes the first of two contacts closed together, the second only if it is closed at the end of the lockout', () => {
    const brief = begin();
    brief.edge(1000, 'white', 1);
    brief.edge(1003, 'black', 1);
    brief.edge(1020, 'black', 0);
    expect(brief.state(1100)).toMatchObject({ plies: 1, side: 'black' });
    const lasting = begin();
    lasting.edge(1000, 'white', 1);
    lasting.edge(1003, 'black', 1);
    expect(lasting.state(1100)).toMatchObject({ plies: 2, side: 'white', black: { ms: hourMs - 3 } });
  });
});

describe('edges that did not fit in the queue', () => {
  /** Chatter of the side that has moved fills the queue. */
  function fill(clock: Clock, from: number, side: SideName): void {
    for (let i = 0; i < 100; i++) {
      clock.edge(from + i * 40, side, 0);
      clock.edge(from + 20 + i * 40, side, 1);
    }
  }

  it('do not lose a press: the lever lies on the side whose clock runs', () => {
    const clock = begin();
    move(clock, 1000, 'white');
    clock.board.approach(2000);
    clock.board.busy(8000);
    fill(clock, 3000, 'white');
    move(clock, 9000, 'black');
    expect(clock.state(11_000)).toMatchObject({ plies: 2, side: 'white' });
    // Nobody knows when it was pressed: it is when the queue is empty.
    expect(clock.state(11_000).black.ms).toBeCloseTo(hourMs - 9000, -1);
  });

  it('make no press where the lever lies right', () => {
    const clock = begin();
    move(clock, 1000, 'white');
    clock.board.approach(2000);
    clock.board.busy(8000);
    fill(clock, 3000, 'white');
    expect(clock.state(11_000)).toMatchObject({ plies: 1, side: 'black' });
  });
});
