/** Rocker, keys, and what reads the battery, cut off at any call: the game goes on or comes back restored. */
import { describe, expect, it } from 'vitest';
import { take } from '../../sim/engine/node';
import { pressOf } from '../../sim/scenario/boards';
import type { Clock } from './clockKit';
import { asUsual, atEveryCall, type Check, goesOn, running, settled, times, to } from './surviveKit';

/** A board with a rocker, keys and a divider at its battery. */
const board = 'mdbt42q-7seg';

const thinking = () => asUsual(() => {});

/** Stopped at the touch, or as if it had not been, or restored. */
function stoppedOr(stop: (clock: Clock) => void): Check {
  const stopped = times(asUsual(stop));
  const otherwise = goesOn(thinking());
  return (clock, what) => {
    const state = clock.state();
    if (state.phase === 'stopped' && !state.restored) expect(times(state), what).toEqual(stopped);
    else otherwise(clock, what);
  };
}

const stop = (clock: Clock) => {
  clock.ask({ op: 'stop' });
};

function touchStop({ board: device }: Clock): void {
  const { move } = pressOf(board, 'stop');
  take(device, move(device.nowMs(), true));
  take(device, move(device.nowMs(), false));
}

/** Its picture reads the battery. */
const stopByLink = ({ board: device }: Clock) => device.send('{"code":"0000","op":"stop"}');

describe.each(['exception', 'memory', 'stack'] as const)('%s', { timeout: 240_000 }, (fault) => {
  it('in the press of a rocker', () => {
    const press = (clock: Clock) => clock.press('white');
    expect(atEveryCall(board, fault, press, goesOn(asUsual(press), thinking()))).toBeGreaterThan(5);
  });

  it('in a touch of stop', () => {
    expect(atEveryCall(board, fault, touchStop, stoppedOr(stop))).toBeGreaterThan(10);
  });

  it('in a stop over the link, whose picture reads the battery', () => {
    const check = stoppedOr(stop);
    const dropped: Check = (clock, what) => {
      clock.board.answers.length = 0;
      check(clock, what);
    };
    expect(atEveryCall(board, fault, stopByLink, dropped)).toBeGreaterThan(10);
  });
});

describe('error flags', () => {
  it('LOW_MEMORY with MEMORY: the state is folded anew, and the game goes on', () => {
    const clock = running(board);
    clock.board.raiseFlag('LOW_MEMORY');
    clock.board.raiseFlag('MEMORY');
    goesOn(thinking())(settled(clock), 'MEMORY');
  });

  it('FIFO_FULL: a rocker that went over unheard was pressed when that is noticed', () => {
    const clock = running(board);
    const { board: device } = clock;
    device.busy(1000);
    // So many edges that the queue takes no more; the last, lost ones leave it on White's side.
    for (let i = 0; i < 200; i++) device.edge('black', i % 2 === 0 ? 1 : 0);
    device.edge('white', 1);
    to(clock, 1500);
    expect(clock.state()).toMatchObject({ phase: 'running', side: 'black', plies: 3, white: { ms: 601_000 } });
    expect(device.errors).toEqual([]);
  });

  it('FIFO_FULL: with buttons the game only goes on', () => {
    const clock = running('pixl');
    const { board: device } = clock;
    device.busy(1000);
    for (let i = 0; i < 200; i++) device.edge('black', i % 2 === 0 ? 1 : 0);
    device.edge('white', 1);
    device.edge('white', 0);
    to(clock, 1500);
    expect(clock.state()).toMatchObject({ phase: 'running', side: 'white', plies: 2 });
    clock.press('white');
    expect(clock.state()).toMatchObject({ side: 'black', plies: 3 });
  });
});
