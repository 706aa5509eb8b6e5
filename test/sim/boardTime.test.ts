import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boot, said } from './boardKit';

const watchBoth = `
  function edge(e) { say([e.pin.toString(), e.state, Math.floor(e.time * 1000 + 0.5), now()]); }
  setWatch(edge, BTN1, { repeat: true, edge: "both", debounce: 0 });
  setWatch(edge, BTN4, { repeat: true, edge: "both", debounce: 0 });
`;

describe('timers', () => {
  it('fire in order of due time, each at its own time', () => {
    const board = boot('[30, 10, 20].forEach(function (ms) { setTimeout(function () { say([ms, now()]); }, ms); });');
    board.advanceTo(100);
    expect(said(board)).toEqual([
      [10, 10],
      [20, 20],
      [30, 30],
    ]);
  });

  it('of the same ms fire first in, first out', () => {
    const board = boot('[1, 2, 3].forEach(function (n) { setTimeout(function () { say(n); }, 5); });');
    board.advanceTo(5);
    expect(said(board)).toEqual([1, 2, 3]);
  });

  it('that are overdue in one pass fire in order of creation', () => {
    const board = boot('[30, 10, 20].forEach(function (ms) { setTimeout(function () { say([ms, now()]); }, ms); });');
    board.busy(50);
    board.advanceTo(100);
    expect(said(board)).toEqual([
      [30, 50],
      [10, 50],
      [20, 50],
    ]);
  });

  it('jump over idle hours', () => {
    const board = boot('setTimeout(function () { say(now()); }, 49 * 86400000);');
    board.advanceTo(50 * 86400000);
    expect(said(board)).toEqual([49 * 86400000]);
    expect(board.counters().wakeUps).toBe(1);
  });

  it('as intervals go on from when they were due, and catch up after a stall', () => {
    const board = boot('setInterval(function () { say(now()); }, 10);');
    board.advanceTo(10);
    board.busy(25);
    board.advanceTo(50);
    expect(said(board)).toEqual([10, 35, 35, 40, 50]);
  });

  it('armed with 0 in a callback run in a later pass', () => {
    const board = boot(`${watchBoth} setTimeout(function () { setTimeout(function () { say("late"); }, 0); }, 10);`);
    board.approach(10);
    board.edge('white', 1);
    board.advanceTo(11);
    expect(said(board)).toEqual([['BTN1', true, 10, 10], 'late']);
  });

  it('all go with clearTimeout() and none with an id that is not there', () => {
    const board = boot(`setTimeout(function () { say(1); }, 10); setInterval(function () { say(2); }, 10);
      clearTimeout(77); setTimeout(function () { clearTimeout(); }, 15);`);
    board.advanceTo(100);
    expect(said(board)).toEqual([1, 2]);
  });

  it('are not cleared by clearTimeout(undefined), which throws', () => {
    const board = boot('try { clearTimeout(undefined); } catch (e) { say(e.message); }');
    expect(said(board)).toEqual(['clearTimeout(undefined) not allowed. Use clearTimeout() instead']);
  });

  it('use an id again: a stale one clears a stranger', () => {
    const board = boot('var a = setTimeout(print, 1); clearTimeout(a); say([a, setTimeout(print, 1)]);');
    expect(said(board)).toEqual([[1, 1]]);
  });

  it('go on after a callback threw; the board keeps the error', () => {
    const board = boot('setInterval(function () { throw new Error("no"); }, 10);');
    board.advanceTo(20);
    expect(board.errors).toHaveLength(2);
    expect(board.errors[0]).toContain('Uncaught Error: no');
  });
});

describe('time', () => {
  const script = `var n = 0; function again() { say([++n, now()]); setTimeout(again, n * 7 % 13); } again();
    setInterval(function () { say(["i", now()]); }, 5);`;

  it('in two steps is time in one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 10 }), (stepsMs) => {
        const parts = boot(script);
        let atMs = 0;
        for (const ms of stepsMs) {
          atMs += ms;
          parts.advanceTo(atMs);
        }
        const whole = boot(script);
        whole.advanceTo(atMs);
        expect(said(parts)).toEqual(said(whole));
        expect(parts.nowMs()).toBe(whole.nowMs());
      }),
    );
  });

  it('of an edge is its own while the interpreter is busy; edges and lines keep their order, timers come after', () => {
    const board = boot(`${watchBoth} zeitnotPort.on("data", function (t) { say([t, now()]); });
      setTimeout(function () { say("timer"); }, 20);`);
    board.advanceTo(10);
    board.busy(100);
    board.advanceTo(30);
    board.edge('white', 1);
    board.advanceTo(40);
    board.send('hello');
    board.edge('white', 0);
    board.advanceTo(109);
    expect(said(board)).toEqual([]);
    board.advanceTo(110);
    expect(said(board)).toEqual([['BTN1', true, 30, 110], ['hello\n', 110], ['BTN1', false, 40, 110], 'timer']);
  });

  it('is the wall clock for everyone: timeJump goes through the global that the script put in place', () => {
    const board = boot(`var set = setTime; global.setTime = function (s) { say(["jump", s - getTime()]); set(s); };
      setTimeout(function () { say(["timer", now()]); }, 1000);`);
    board.advanceTo(400);
    board.timeJump(5000);
    board.advanceTo(1000);
    expect(said(board)).toEqual([
      ['jump', 5],
      ['timer', 6000],
    ]);
  });

  it('jumps in its turn while the interpreter is blocked, and edges until then have stamps of the old time, by 32 bits', () => {
    const board = boot(`${watchBoth} var set = setTime;
      global.setTime = function (s) { set(s); say(["jumped", now()]); };`);
    board.busy(100);
    board.advanceTo(50);
    board.edge('white', 1);
    board.timeJump(-3000);
    board.advanceTo(60);
    board.edge('black', 1);
    board.advanceTo(100);
    board.edge('black', 0);
    expect(said(board)).toEqual([
      ['BTN1', true, 50, 100],
      ['jumped', -2900],
      ['BTN4', true, 60 - 4096000, -2900],
      ['BTN4', false, -2900, -2900],
    ]);
  });
});

describe('contacts', () => {
  it('stand on the sides that the last answer named', () => {
    const board = boot(`${watchBoth} zeitnotPort.on("data", function (t) { zeitnotPort.write(t); });`);
    board.edge('white', 1);
    board.send('{"whiteOn":"right"}');
    board.edge('white', 0);
    board.edge('white', 1);
    board.edge('black', 1);
    expect(said(board)).toEqual([
      ['BTN1', true, 0, 0],
      { whiteOn: 'right' },
      ['BTN1', false, 0, 0],
      ['BTN4', true, 0, 0],
      ['BTN1', true, 0, 0],
    ]);
  });

  it('make no edge without a new level', () => {
    const board = boot(`${watchBoth} setTimeout(function () { say([digitalRead(BTN1), BTN4.read()]); }, 1);`);
    board.edge('white', 0);
    board.edge('white', 1);
    board.edge('white', 1);
    board.advanceTo(2);
    expect(said(board)).toEqual([
      ['BTN1', true, 0, 0],
      [1, false],
    ]);
  });

  it('tell when they moved before, and only the edge that was asked for', () => {
    const board =
      boot(`setWatch(function (e) { say([e.state, e.lastTime]); }, BTN1, { repeat: true, edge: "falling", debounce: 0 });
      setWatch(function (e) { say("once"); }, BTN1, { edge: "rising", debounce: 0 });`);
    for (const [ms, level] of [
      [1000, 1],
      [2000, 0],
      [3000, 1],
      [4000, 0],
    ] as const) {
      board.advanceTo(ms);
      board.edge('white', level);
    }
    expect(said(board)).toEqual(['once', [false, 1], [false, 3]]);
  });

  it('cannot be watched with a debounce, whose time is that of the last bounce', () => {
    const board = boot('setWatch(print, BTN1, { repeat: true });');
    expect(board.errors[0]).toContain('debounce');
  });
});

describe('link and battery', () => {
  it('cut what is written into lines', () => {
    const board = boot('zeitnotPort.write("a"); zeitnotPort.write("b\\nc\\nd");');
    expect(board.answers).toEqual(['ab', 'c']);
  });

  it('are seen by the script', () => {
    const board = boot('setTimeout(function () { say(E.getBattery()); }, 10);');
    board.setBattery(7);
    board.advanceTo(10);
    expect(said(board)).toEqual([7]);
  });
});

it('no timer is longer than a hundred years', () => {
  const tooLong = 'try { setTimeout(function () {}, 9e15); say("armed"); } catch (e) { say(e.message); }';
  expect(said(boot(tooLong))).toEqual(['Interval is too long (>100 years)']);
});
