/** Random games with corrections, the supply gone anywhere, again and again: compared with the same game without cuts. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Clock, lasting, switchOn } from './clockKit';

type Act = readonly [waitMs: number, line: object | 'white' | 'black'];

const side = fc.constantFrom('white', 'black');
const waitMs = fc.integer({ min: 0, max: 20_000 });
const ms = fc.integer({ min: 1000, max: 600_000 });
const moves = fc.integer({ min: 0, max: 9 });

/** A stop with corrections, then on; or a press. */
const act: fc.Arbitrary<Act> = fc.tuple(
  waitMs,
  fc.oneof(
    { weight: 5, arbitrary: side },
    { weight: 1, arbitrary: fc.constant({ op: 'stop' }) },
    { weight: 2, arbitrary: fc.constant({ op: 'resume' }) },
    { weight: 1, arbitrary: fc.record({ op: fc.constantFrom('setTime', 'addTime', 'penalty', 'addUsed'), side, ms }) },
    { weight: 1, arbitrary: fc.record({ op: fc.constant('setMoves'), side, moves }) },
    { weight: 1, arbitrary: fc.record({ op: fc.constant('rewind'), ply: moves }) },
    { weight: 1, arbitrary: fc.constantFrom({ op: 'undo' }, { op: 'forward' }, { op: 'swapTimes' }) },
  ),
);

function perform({ board, ask, press }: Clock, [wait, what]: Act): void {
  board.advanceTo(board.nowMs() + wait);
  if (typeof what === 'string') press(what as 'white');
  else ask(what);
}

const begin = (clock: Clock): void => {
  clock.ask({
    op: 'setup',
    white: [
      [4, 600_000, 1, 3000, 0, 0],
      [0, 300_000, 1, 3000, 0, 0],
    ],
    lockoutMs: 0,
  });
  clock.ask({ op: 'start' });
};

/** Written in any phase, so that the log ends in this very ms. */
const note = { op: 'note', side: 'white', kind: 'offer' };

it('a cut after any act leaves what an uncut game has', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 14 }), (acts) => {
      const clock = switchOn();
      begin(clock);
      for (const one of acts) perform(clock, one);
      clock.ask(note);
      const uncut = clock.state();
      const again = switchOn(undefined, clock.board.flash).state();
      expect(lasting(again)).toEqual(lasting(uncut));
      expect(again.at).toBe(uncut.at);
      expect(again.phase).toBe(uncut.phase === 'running' ? 'stopped' : uncut.phase);
    }),
    { seed: 1, numRuns: 100 },
  );
});

it('over any number of cuts in the middle of writes the clock never goes back', { timeout: 240_000 }, () => {
  const cuts = fc.array(fc.tuple(act, fc.integer({ min: 0, max: 30 })), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(cuts, (steps) => {
      let clock = switchOn();
      begin(clock);
      let { at, plies } = clock.state();
      for (const [one, left] of steps) {
        const { flash } = clock.board;
        flash.cut = { left, tornBits: left % 2 === 0 ? 255 : 0x5a };
        try {
          perform(clock, one);
        } catch (error) {
          // A line that the supply did not let be answered.
          if (flash.cut.left >= 0) throw error;
        }
        flash.cut = null;
        clock = switchOn(undefined, flash);
        const state = clock.state();
        expect(state.at).toBeGreaterThanOrEqual(at);
        expect(state.phase).not.toBe('running');
        expect(clock.board.errors).toEqual([]);
        if (typeof one[1] === 'string') expect(state.plies - plies).toBeLessThanOrEqual(1);
        clock.ask({ op: 'resume' });
        ({ at, plies } = state);
      }
    }),
    { seed: 1, numRuns: 60 },
  );
});
