/** What holds for every game in which an arbiter rules. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeSlip } from '../../firmware/core/slip';
import { Op, Whom } from '../../firmware/core/types';
import { bytes, clockOf } from './kit';
import {
  begin,
  corrections,
  foldedAt,
  games,
  historical,
  type Kind,
  play,
  playTimed,
  rulings,
  run,
  running,
  stepsOf,
} from './steps';

const everything: Kind[] = [...running, 'errand', ...corrections, ...rulings, ...historical];
const tail = fc.integer({ min: 0, max: 30000 });

test('fold(log) = state', () => {
  fc.assert(
    fc.property(games, stepsOf(everything), tail, (game, steps, tailMs) => {
      const clock = begin(game);
      const end = play(clock, steps) + tailMs;
      expect(foldedAt(clock, end)).toEqual(clock.at(end));
    }),
    { numRuns: 2000 },
  );
});

test('a refused operation changes no byte', () => {
  fc.assert(
    fc.property(games, stepsOf(everything), (game, steps) => {
      const clock = begin(game);
      let at = 0;
      for (const step of steps) {
        at += step.gapMs;
        clock.at(at);
        const before = [bytes(clock.game.state_), clock.game.journal_.count_];
        if (run(clock, at, step) < 0) expect([bytes(clock.game.state_), clock.game.journal_.count_]).toEqual(before);
      }
    }),
    { numRuns: 1000 },
  );
});

/** These say how much time they give or take from what was used, or take moves back with their time. */
const charges: Kind[] = ['addUsed', 'rejectClaim', 'apportion', 'illegal', 'nextControl'];

test('what both ran is the time that somebody ran, but for what operations say', () => {
  const kinds = [...running, 'errand', ...corrections, ...rulings].filter((kind) => !charges.includes(kind as Kind));
  fc.assert(
    fc.property(games, stepsOf(kinds as Kind[]), tail, (game, steps, tailMs) => {
      const clock = begin(game);
      const [end, sum] = playTimed(clock, steps, tailMs);
      const { white, black } = clock.at(end);
      expect(white.ran + black.ran).toBe(sum);
    }),
    { numRuns: 1000 },
  );
});

test('rewinds and as many forwards are as before', () => {
  const back = fc.array(fc.tuple(fc.nat(40), fc.boolean()), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(games, stepsOf(everything), back, (game, steps, rewinds) => {
      const clock = begin(game);
      const at = play(clock, steps);
      clock.stop(at);
      const state = clock.at(at);
      const done = rewinds.filter(([ply, before]) => clock.rewind(at, ply, before) > 0);
      for (const _ of done) expect(clock.forward(at)).toBeGreaterThan(0);
      expect(clock.at(at)).toEqual(state);
    }),
    { numRuns: 1000 },
  );
});

test('a slip reopened on a new clock is the game reopened on its own', () => {
  fc.assert(
    fc.property(games, stepsOf(everything), tail, (game, steps, tailMs) => {
      const own = begin(game);
      const end = play(own, steps);
      own.operate(Op.Resume, end, Whom.Both, 0, true);
      fc.pre(own.operate(Op.Seal, end + tailMs, Whom.Both) > 0);
      const slip = writeSlip(own.game.state_);
      expect(own.operate(Op.Reopen, end + tailMs + 1000, Whom.Both, 0, false, [0])).toBeGreaterThan(0);
      const other = clockOf('60');
      expect(other.operate(Op.Reopen, end + tailMs + 1000, Whom.Both, 0, false, [0, ...slip])).toBeGreaterThan(0);
      expect(other.at(end + tailMs + 2000)).toEqual(own.at(end + tailMs + 2000));
    }),
    { numRuns: 1000 },
  );
});
