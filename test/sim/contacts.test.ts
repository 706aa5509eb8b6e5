/** Raw edges of two buttons: bounce, glitches, both at once, held, hammered. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SideName } from '../../sim/engine/types';
import { switchOn } from './deviceKit';

const hourMs = 3_600_000;
const lockoutMs = 25;

/** One closing as a contact makes it: ms from the first edge on at which it changes; it is open after the last. */
interface Closing {
  /** Thinking before it. */
  waitMs: number;
  /** Of the closing: an even number of edges, all inside the lockout. */
  bounces: number[];
  heldMs: number;
  /** Of the opening. */
  releases: number[];
}

const distinct = (count: number, most: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 0, maxLength: count }).map((list) => {
    const sorted = list.sort((a, b) => a - b);
    return sorted.length % 2 ? sorted.slice(1) : sorted;
  });

const closing: fc.Arbitrary<Closing> = fc.record({
  waitMs: fc.integer({ min: 60, max: 400 }),
  bounces: distinct(10, lockoutMs - 1),
  heldMs: fc.integer({ min: lockoutMs, max: 300 }),
  releases: distinct(8, 24),
});

type Clock = ReturnType<typeof switchOn>;

/** Plays the edges of one closing. @returns when the contact is at rest */
function close(clock: Clock, at: number, side: SideName, { bounces, heldMs, releases }: Closing): number {
  clock.edge(at, side, 1);
  bounces.forEach((ms, index) => void clock.edge(at + ms, side, index % 2 ? 1 : 0));
  const openAt = at + heldMs;
  clock.edge(openAt, side, 0);
  releases.forEach((ms, index) => void clock.edge(openAt + ms, side, index % 2 ? 0 : 1));
  return openAt + (releases.at(-1) ?? 0);
}

function begin(fields: object = {}): Clock {
  const clock = switchOn();
  clock.setUp(fields);
  clock.ask({ op: 'face', on: false });
  clock.ask({ op: 'start' });
  return clock;
}

describe('two buttons', () => {
  it('make one press of each of 10,000 closings, at the ms of its first edge', () => {
    const games = 100;
    const closingsEach = 100;
    let seen = 0;
    fc.assert(
      fc.property(fc.array(closing, { minLength: closingsEach, maxLength: closingsEach }), (closings) => {
        const clock = begin();
        const used = { white: 0, black: 0 };
        let at = 0;
        let since = 0;
        for (const [index, one] of closings.entries()) {
          const side = index % 2 ? 'black' : 'white';
          at += one.waitMs;
          used[side] += at - since;
          since = at;
          at = close(clock, at, side, one);
          seen++;
        }
        const state = clock.state(at + 1000);
        expect(state.plies).toBe(closings.length);
        expect(state.black.ms).toBe(hourMs - used.black);
        expect(state.white.ms).toBe(hourMs - used.white - (at + 1000 - since));
      }),
      { numRuns: games, seed: 4 },
    );
    expect(seen).toBe(games * closingsEach);
  });

  it('closed together both count, in the order of their edges, as far as each is the running side', () => {
    const clock = begin();
    clock.edge(1000, 'white', 1);
    clock.edge(1000, 'black', 1);
    expect(clock.state(1000)).toMatchObject({ plies: 2, side: 'white' });
    for (const side of ['white', 'black'] as const) clock.edge(1100, side, 0);
    clock.edge(2000, 'black', 1);
    clock.edge(2003, 'white', 1);
    // Black's did not run yet.
    expect(clock.state(2010)).toMatchObject({ plies: 3, side: 'black', white: { ms: hourMs - 1000 - 1003 } });
  });

  it('a glitch is a press of the side that runs, and nothing from the other', () => {
    const clock = begin();
    clock.press(1000, 'black');
    expect(clock.state(1000)).toMatchObject({ plies: 0, refused: 'wrongSide', black: { ms: hourMs } });
    clock.press(2000, 'white');
    expect(clock.state(2000)).toMatchObject({ plies: 1, white: { ms: hourMs - 2000 } });
  });

  it('fifty hits a second lose and win nothing', () => {
    const clock = begin();
    for (let at = 1000; at < 2000; at += 20) {
      const side = (at / 20) % 2 ? 'black' : 'white';
      clock.edge(at, side, 1);
      clock.edge(at + 10, side, 0);
    }
    const state = clock.state(2000);
    expect(state.plies).toBe(50);
    expect(state.white.ms + state.black.ms).toBe(2 * hourMs - 2000);
  });

  it('a held button presses once, and again after it was let go', () => {
    const clock = begin();
    clock.edge(1000, 'white', 1);
    clock.press(20_000, 'black');
    expect(clock.state(30_000)).toMatchObject({ plies: 2, side: 'white' });
    clock.edge(31_000, 'white', 0);
    clock.edge(32_000, 'white', 1);
    expect(clock.state(33_000)).toMatchObject({ plies: 3, side: 'black' });
  });
});

describe('a faulty contact', () => {
  /** Edges of a contact that opens and closes every 10 ms. @returns when it is at rest */
  function chatter(clock: Clock, from: number, side: SideName, forMs: number): number {
    for (let at = from; at < from + forMs; at += 20) {
      clock.edge(at, side, 1);
      clock.edge(at + 10, side, 0);
    }
    return from + forMs;
  }

  it('that chatters for three seconds is named, the game goes on, and quiet takes the name away', () => {
    const clock = begin();
    clock.press(1000, 'white');
    let at = chatter(clock, 2000, 'white', 2500);
    expect(clock.state(at).screen.signs).toEqual(['run-right']);
    at = chatter(clock, at, 'white', 2000);
    expect(clock.state(at)).toMatchObject({ side: 'black', plies: 1, screen: { signs: ['run-right', 'contact'] } });
    clock.press(20_000, 'black');
    clock.press(21_000, 'white');
    expect(clock.state(22_000)).toMatchObject({ side: 'black', plies: 3, screen: { signs: ['run-right'] } });
  });

  it('a hand that hammers for two seconds is no fault', () => {
    const clock = begin();
    clock.press(1000, 'white');
    const at = chatter(clock, 2000, 'white', 2000);
    expect(clock.state(at).screen.signs).toEqual(['run-right']);
  });

  it('that stays closed for a minute of the other side playing is named until it opens', () => {
    const clock = begin();
    clock.edge(1000, 'white', 1);
    clock.press(5000, 'black');
    expect(clock.state(70_000).screen.signs).toEqual(['run-left']);
    clock.press(70_000, 'black');
    expect(clock.state(70_001)).toMatchObject({ plies: 2, screen: { signs: ['run-left', 'contact'] } });
    clock.edge(80_000, 'white', 0);
    expect(clock.state(80_000).screen.signs).toEqual(['run-left']);
  });

  it('sixty seconds of thinking with a hand on the button are no fault', () => {
    const clock = begin();
    clock.edge(1000, 'white', 1);
    clock.press(90_000, 'black');
    expect(clock.state(91_000).screen.signs).toEqual(['run-left']);
  });
});

describe('lost edges', () => {
  it('of buttons: what was in the queue counts, and the next closing too', () => {
    const clock = begin();
    clock.board.approach(1000);
    clock.board.busy(5000);
    for (let i = 0; i < 100; i++) {
      clock.edge(1000 + i * 40, 'white', 1);
      clock.edge(1020 + i * 40, 'white', 0);
    }
    expect(clock.state(6000)).toMatchObject({ plies: 1, side: 'black', white: { ms: hourMs - 1000 } });
    clock.press(7000, 'black');
    expect(clock.state(7000)).toMatchObject({ plies: 2, side: 'white' });
  });
});
