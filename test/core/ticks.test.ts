/** When the picture changes next. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charge, nextChangeMs, untilZeroMs } from '../../firmware/core/clock';
import { Never } from '../../firmware/core/state';
import { shownMs, shownText } from '../../firmware/device/shown';
import { type Clock, type ControlText, clockOf, type Options, running, stopped } from './kit';
import { begin, corrections, games, play, running as runningKinds, stepsOf } from './steps';

const next = (clock: Clock, at: number): number => nextChangeMs(clock.game.state_, at);

describe('the next change', () => {
  test.each<[text: ControlText, at: number, ms: number, options: Options]>([
    ['60', 0, 1000, {}],
    ['60', 1, 999, {}],
    ['60', 999, 1, {}],
    ['60', 40000, 100, {}],
    ['60', 40001, 99, {}],
    ['60', 59999, 1, {}],
    ['60', 60000, 0, {}],
    ['60', 40001, 999, { profile: 'fide-1988' }],
    ['60b5', 100, 900, {}],
    ['up', 0, 1, { profile: 'fide-1988' }],
    ['up', 1000, 1, { profile: 'fide-1988' }],
    ['up', 1500, 501, { profile: 'fide-1988' }],
    ['up', 30000, 1, {}],
    ['*60', 1000, 1, {}],
    ['10y2x30', 9950, 50, {}],
    ['10y2x30', 10000, 1000, {}],
    ['10y2x30', 69999, 1, {}],
  ])('of %j at %i comes in %i ms %j', (text, at, ms, options) => {
    expect(next(running(text, options), at)).toBe(ms);
  });

  test.each([
    ['ready', clockOf('60')],
    ['stopped', stopped(1000, '60')],
  ])('never comes while %s', (_phase, clock) => {
    expect(next(clock, 2000)).toBe(Never.Ms);
  });

  test('behind the final flag is the end of a sign, or never', () => {
    expect(next(running('60'), 60000)).toBe(0);
    const clock = running('60:10@zero');
    clock.at(70000);
    expect(next(clock, 70000)).toBe(Never.Ms);
  });

  test('while stopped is the end of the control sign', () => {
    const clock = stopped(61000, '60:900@zero');
    expect(next(clock, 62000)).toBe(360000 - 62000);
    expect(next(clock, 360000)).toBe(Never.Ms);
  });

  test('while stopped is the lateness of who has not come', () => {
    expect(next(stopped(1000, '600', { lateAfterMs: 9000 }), 2000)).toBe(7000);
  });
});

describe('the end', () => {
  test.each<[text: ControlText, ms: number]>([
    ['60', 59000],
    ['60d5', 64000],
    ['10y2x30', 69000],
    ['10c2/30', 39000],
    ['up', Never.Ms],
  ])('of %j comes in %i ms', (text, ms) => {
    expect(untilZeroMs(running(text).game.state_, 1000)).toBe(ms);
  });

  test('of a flagged side never comes', () => {
    const clock = running('60');
    clock.at(61000);
    expect(untilZeroMs(clock.game.state_, 61000)).toBe(Never.Ms);
  });
});

const digits = ({ game: { state_: s } }: Clock, at: number): string[] => {
  charge(s, at);
  return [s.white_, s.black_].map((m) => shownText(s, m, shownMs(m)));
};

test('no digit changes before the next change', () => {
  fc.assert(
    fc.property(games, stepsOf([...runningKinds, ...corrections], 12), fc.nat(1e6), (game, steps, part) => {
      const [now, later] = [begin(game), begin(game)];
      const at = play(now, steps);
      play(later, steps);
      const ms = Math.min(next(now, at), 100000);
      fc.pre(ms > 1);
      expect(digits(later, at + 1 + (part % (ms - 1)))).toEqual(digits(now, at));
    }),
    { numRuns: 1000 },
  );
});
