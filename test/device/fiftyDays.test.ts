/** A clock that is never switched off: its time takes more than 32 bits after 50 days, and its log keeps the game all the same. */
import { describe, expect, it } from 'vitest';
import { type Answer, type Clock, clockOf, switchOn } from './clockKit';

const bits = (count: number) => 2 ** count;

/** What a cut may not change. The clock says nothing before it is asked, and where it came back. */
const kept = ({ at, restored, screen, ...rest }: Answer) => rest;

function cut({ board }: Clock): Clock {
  board.cutPower();
  return clockOf(board.bootAgain(board.nowMs() + 1000));
}

function wait({ board }: Clock, ms: number): void {
  board.advanceTo(board.nowMs() + ms);
}

describe.each([bits(31) - 5000, bits(32) - 5000, bits(32) + 5000, bits(33) - 1, bits(40)])('after %i ms', (ms) => {
  it('a game that Black starts, a correction downwards, a rewind and an undo come back after a cut', () => {
    const clock = switchOn();
    clock.board.advanceTo(ms);
    // The clock rests: this wakes it.
    clock.press('black');
    wait(clock, 1000);
    clock.press('black');
    wait(clock, 10_000);
    clock.press('white');
    wait(clock, 20_000);
    clock.press('black');
    wait(clock, 3000);
    clock.ask({ op: 'stop' });
    expect(clock.ask({ op: 'penalty', side: 'black', ms: -60_000 })).toMatchObject({ refused: null });
    clock.ask({ op: 'rewind', ply: 1 });
    expect(clock.state().plies).toBe(1);
    clock.ask({ op: 'undo' });
    expect(clock.state().plies).toBe(2);
    const before = clock.state();
    const after = cut(clock).state();
    expect(kept(after)).toEqual(kept(before));
    expect(after.restored).toBe(true);
    expect(after.at).toBeGreaterThanOrEqual(before.at);
  });

  it('a game set up then, that has not begun, is there after a cut, and its time goes on', () => {
    const clock = switchOn();
    clock.board.advanceTo(ms);
    clock.ask({ op: 'setup', white: [[0, 300_000, 1, 2000, 0, 0]] });
    const before = clock.state();
    const back = cut(clock);
    expect(back.state()).toMatchObject({ phase: 'ready', white: before.white, refused: null });
    expect(back.state().at).toBeGreaterThanOrEqual(before.at);
    back.ask({ op: 'start' });
    wait(back, 1000);
    back.press('white');
    wait(back, 1000);
    back.ask({ op: 'stop' });
    const stopped = back.state();
    expect(stopped.plies).toBe(1);
    expect(kept(cut(back).state())).toEqual(kept(stopped));
  });
});
