/** What the side that ran may have too much after the clock was off: never less is told than it has. */
import { describe, expect, it } from 'vitest';
import config from '../../board-config.json' with { type: 'json' };
import { boardNames } from '../../sim/scenario/boards';
import { type Clock, clockOf, switchOn } from './clockKit';

const minuteMs = 60_000;

/** White runs; as much is left when `ms` are over. */
function running(name: string, leftMs: number, ms: number): Clock {
  const clock = switchOn(name);
  clock.ask({ op: 'setup', white: [[0, leftMs + ms, 0, 0, 0, 0]] });
  clock.ask({ op: 'start' });
  clock.board.advanceTo(clock.board.nowMs() + ms);
  return clock;
}

const again = ({ board }: Clock, name: string, atMs: number): Clock => clockOf(board.bootAgain(atMs), name);

describe.each(boardNames)('%s', (name) => {
  const hasPin = 'powerFail' in config.boards[name as keyof typeof config.boards].pins;

  describe.each([
    ['an hour', 60 * minuteMs, 60_000],
    ['four minutes', 4 * minuteMs, 10_000],
  ])('with %s left', (_, leftMs, cutMs) => {
    it.each([1000, 8999, 58_999, 61_500])('it is what a cut can cost, after %i ms', (ms) => {
      const clock = running(name, leftMs, ms);
      clock.board.cutPower();
      const { white, uncertainMs, restored } = again(clock, name, clock.board.nowMs() + 1000).state();
      expect({ restored, uncertainMs }).toEqual({ restored: true, uncertainMs: hasPin ? 0 : cutMs });
      expect(white.ms - leftMs).toBeGreaterThanOrEqual(0);
      expect(white.ms - leftMs).toBeLessThanOrEqual(uncertainMs);
    });

    it.each([1000, 8999, 58_999, 61_500])('it is what a watchdog can cost, hung after %i ms', (ms) => {
      const clock = running(name, leftMs, ms);
      const hungMs = clock.board.nowMs();
      clock.board.busy(60 * minuteMs);
      clock.board.advanceTo(hungMs + 2 * minuteMs);
      const resetMs = clock.board.resetAtMs() as number;
      const { white, uncertainMs } = again(clock, name, resetMs).state();
      const tooMuchMs = white.ms - leftMs + resetMs - hungMs;
      expect(uncertainMs).toBe(cutMs + 90_000);
      expect(tooMuchMs).toBeGreaterThanOrEqual(0);
      expect(tooMuchMs).toBeLessThanOrEqual(uncertainMs);
    });
  });

  it('is nothing when nobody ran, and when the game goes on', () => {
    const clock = running(name, minuteMs, minuteMs);
    clock.ask({ op: 'stop' });
    clock.board.cutPower();
    const back = again(clock, name, clock.board.nowMs() + 1000);
    expect(back.state()).toMatchObject({ restored: true, uncertainMs: 0 });
    back.ask({ op: 'resume' });
    back.board.advanceTo(back.board.nowMs() + 1000);
    const { board } = back;
    board.busy(10 * minuteMs);
    board.advanceTo(board.nowMs() + 2 * minuteMs);
    const hung = again(back, name, board.resetAtMs() as number);
    expect(hung.state().uncertainMs).toBe(100_000);
    hung.ask({ op: 'resume' });
    expect(hung.state()).toMatchObject({ restored: false, uncertainMs: 0 });
  });
});
