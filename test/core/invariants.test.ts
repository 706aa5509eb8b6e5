/** What holds for every game. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charge, nextChangeMs, settle, untilZeroMs } from '../../firmware/core/clock';
import { isPlausible } from '../../firmware/core/plausible';
import { By, Phase } from '../../firmware/core/types';
import { bytes, type Clock, type Seen } from './kit';
import {
  begin,
  corrections,
  foldedAt,
  type GameOf,
  games,
  historical,
  type Kind,
  play,
  playTimed,
  run,
  running,
  type Step,
  stepsOf,
} from './steps';

const everything: Kind[] = [...running, 'errand', ...corrections, ...historical];

const tail = fc.integer({ min: 0, max: 30000 });

test('fold(log) = state', () => {
  fc.assert(
    fc.property(games, stepsOf(everything), tail, (game, steps, tailMs) => {
      const clock = begin(game);
      const end = play(clock, steps) + tailMs;
      expect(foldedAt(clock, end)).toEqual(clock.at(end));
    }),
    { numRuns: 600 },
  );
});

test('what both ran is the time that somebody ran', () => {
  fc.assert(
    fc.property(games, stepsOf([...running, 'errand', ...corrections]), tail, (game, steps, tailMs) => {
      const clock = begin(game);
      const [end, sum] = playTimed(clock, steps, tailMs);
      const { white, black } = clock.at(end);
      expect(white.ran + black.ran).toBe(sum);
    }),
    { numRuns: 600 },
  );
});

test('only one side runs', () => {
  fc.assert(
    fc.property(games, stepsOf(everything), tail, (game, steps, tailMs) => {
      const clock = begin(game);
      const end = play(clock, steps);
      const before = clock.at(end);
      const after = clock.at(end + tailMs);
      const idle = before.side === 0 ? 'black' : 'white';
      expect(after[idle].ran).toBe(before[idle].ran);
    }),
  );
});

test('no bank in play goes below 0, nothing is a fraction', () => {
  fc.assert(
    fc.property(games, stepsOf([...running, 'errand']), (game, steps) => {
      const clock = begin(game);
      const end = play(clock, steps);
      for (const { bankMs, used, delayMs } of [clock.at(end).white, clock.at(end).black]) {
        expect(game[0] === 'up' ? bankMs <= 0 : bankMs >= 0).toBe(true);
        expect([bankMs, used, delayMs].map(Number.isInteger)).toEqual([true, true, true]);
      }
    }),
  );
});

test('every state that can be is plausible', () => {
  fc.assert(
    fc.property(games, stepsOf(everything), tail, (game, steps, tailMs) => {
      const clock = begin(game);
      const end = play(clock, steps) + tailMs;
      expect(isPlausible(clock.game.state_)).toBe(true);
      charge(clock.game.state_, end);
      expect(isPlausible(clock.game.state_)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('a refused operation changes nothing', () => {
  fc.assert(
    fc.property(games, stepsOf(everything), (game, steps) => {
      const clock = begin(game);
      let at = 0;
      for (const step of steps) {
        at += step.gapMs;
        const before = [clock.at(at), clock.game.journal_.count_];
        if (run(clock, at, step) < 0) expect([clock.at(at), clock.game.journal_.count_]).toEqual(before);
      }
    }),
    { numRuns: 300 },
  );
});

test("a wrong side's press leaves every byte", () => {
  fc.assert(
    fc.property(games, stepsOf(everything), (game, steps) => {
      const clock = begin(game);
      const at = play(clock, steps);
      charge(clock.game.state_, at);
      const before = bytes(clock.game.state_);
      run(clock, at, { do: 'wrongPress' } as Step);
      expect(bytes(clock.game.state_)).toBe(before);
    }),
  );
});

describe('nothing is changed', () => {
  /** The same game with and without `insert` before every step. */
  function same(kinds: Kind[], insert: (clock: Clock, at: number) => void): void {
    fc.assert(
      fc.property(games, stepsOf(kinds), tail, (game, steps, tailMs) => {
        const [plain, other] = [begin(game), begin(game)];
        const end = play(plain, steps) + tailMs;
        play(other, steps, (at) => insert(other, at));
        insert(other, end);
        expect(other.at(end)).toEqual(plain.at(end));
      }),
      { numRuns: 300 },
    );
  }

  test('by a stop and a resume in no time', () => {
    same([...running, 'setTime', 'addTime', 'setMoves', 'setPeriod'], (clock, at) => {
      if (clock.stop(at) > 0) clock.resume(at, 2, true);
    });
  });

  test('by looking when something changes next', () => {
    same(everything, ({ game }, at) => {
      nextChangeMs(game.state_, at);
      untilZeroMs(game.state_, at);
    });
  });

  test('by charging', () => same(everything, ({ game }, at) => charge(game.state_, at)));

  test('by settling', () => same(everything, ({ game }, at) => settle(game.state_, at)));
});

test('a tick at every change that was foretold changes nothing', () => {
  fc.assert(
    fc.property(games, stepsOf(everything, 12), (game, steps) => {
      const [plain, ticked] = [begin(game), begin(game)];
      let last = 0;
      const tick = (at: number) => {
        const s = ticked.game.state_;
        for (let ms = nextChangeMs(s, last); ms > 0 && last + ms < at; ms = nextChangeMs(s, last)) {
          last += ms;
          charge(s, last);
        }
        last = at;
      };
      const end = play(plain, steps);
      play(ticked, steps, tick);
      expect(ticked.at(end)).toEqual(plain.at(end));
    }),
    { numRuns: 200 },
  );
});

describe('history', () => {
  /** Played, then stopped, whatever it takes; the time is that of the stop. */
  function playedAndStopped(game: GameOf, steps: readonly Step[]) {
    const clock = begin(game);
    const at = play(clock, steps);
    clock.stop(at);
    charge(clock.game.state_, at);
    return { clock, at };
  }

  test('a rewind and forward is as before', () => {
    fc.assert(
      fc.property(games, stepsOf(everything), fc.nat(40), fc.boolean(), (game, steps, ply, before) => {
        const { clock, at } = playedAndStopped(game, steps);
        fc.pre(clock.game.state_.phase_ === Phase.Stopped);
        const state = clock.at(at + 1000);
        if (clock.rewind(at + 1000, ply, before) < 0) return;
        expect(clock.forward(at + 2000)).toBeGreaterThan(0);
        expect(clock.at(at + 2000)).toEqual(state);
      }),
      { numRuns: 300 },
    );
  });

  test('a rewind goes to what was seen at that press', () => {
    fc.assert(
      fc.property(
        games,
        stepsOf(['press', 'wrongPress', 'stop', 'resume', 'addTime']),
        fc.nat(12),
        (game, steps, ply) => {
          const clock = begin(game);
          const presses: Seen[] = [clock.at(0)];
          let at = 0;
          for (const step of steps) {
            at += step.gapMs;
            const plies = clock.at(at).plies;
            run(clock, at, step);
            if (clock.at(at).plies > plies) presses.push(clock.at(at));
          }
          clock.stop(at);
          fc.pre(clock.at(at).phase === Phase.Stopped && ply < presses.length);
          clock.rewind(at, ply);
          const { white, black, side, plies, controls } = presses[ply] as Seen;
          const now = clock.at(at);
          const arrived = {
            white: { ...white, arrivedAt: now.white.arrivedAt },
            black: { ...black, arrivedAt: now.black.arrivedAt },
          };
          expect(now).toMatchObject({ ...arrived, side, plies, controls });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('an undo is as if the operation had not been', () => {
    const few = stepsOf(running, 12);
    fc.assert(
      fc.property(games, few, stepsOf(corrections, 1), few, (game, first, [correction], second) => {
        fc.pre(correction !== undefined && corrections.includes(correction.do));
        const [clock, without] = [begin(game), begin(game)];
        // What one clock accepts is all that is done to the other.
        const both = (at: number, step: Step) => {
          const mover = clock.game.state_.mover_.side_;
          if (run(clock, at, step) < 0) return;
          if (step.do === 'press') without.press(mover, at);
          else run(without, at, step);
        };
        let at = 0;
        const playBoth = (steps: readonly Step[]) => {
          for (const step of steps) {
            at += step.gapMs;
            both(at, step);
          }
          both(at, { do: 'stop' } as Step);
        };
        playBoth(first);
        const done = run(clock, at, correction as Step) > 0;
        playBoth(second);
        const { stoppedBy_, stoppedAtMs_ } = clock.game.state_;
        if (!done || clock.undo(at) < 0) return;
        // A flag that the operation made froze this clock: it stood since, and stands when that is undone.
        if (stoppedBy_ === By.Clock) without.stop(stoppedAtMs_);
        expect(clock.at(at)).toEqual(without.at(at));
      }),
      { numRuns: 600 },
    );
  });

  test('a reset undone is as before', () => {
    fc.assert(
      fc.property(games, stepsOf(everything), (game, steps) => {
        const { clock, at } = playedAndStopped(game, steps);
        fc.pre(clock.game.state_.phase_ === Phase.Stopped);
        const state = clock.at(at);
        clock.reset(at);
        clock.undoReset(at + 10000);
        expect(clock.at(at)).toEqual(state);
      }),
    );
  });
});
