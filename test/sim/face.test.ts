/** The face in time: what blinks, what wakes the board, lights of the running side. Pictures: pictures.test.ts. */
import { describe, expect, it } from 'vitest';
import config from '../../board-config.json';
import { switchOn } from './deviceKit';

type Clock = ReturnType<typeof switchOn>;

const minute = [[0, 60_000, 0, 0, 0, 0]];

function begin(board: string, fields: object = {}): Clock {
  const clock = switchOn(board);
  clock.setUp(fields);
  clock.ask({ op: 'start' });
  return clock;
}

const pixels = ({ board: { lcd } }: Clock): string =>
  Array.from({ length: lcd.height }, (_, y) =>
    Array.from({ length: lcd.width }, (__, x) => lcd.getPixel(x, y)).join(''),
  ).join();

/** The picture in the middle of each of so many seconds. */
const seconds = (clock: Clock, from: number, count: number): string[] =>
  Array.from({ length: count }, (_, second) => {
    clock.board.advanceTo(from + second * 1000 + 500);
    return pixels(clock);
  });

describe('a final flag', () => {
  it('blinks in a clock that it froze: one wake a second, and two pictures in turn', () => {
    const clock = begin('pixl', { white: minute, freeze: true, profile: 'fide-2023-rapid' });
    clock.board.advanceTo(62_500);
    const before = clock.board.counters().wakeUps;
    const [first, second, ...rest] = seconds(clock, 63_000, 6);
    expect(first).not.toBe(second);
    expect(rest).toEqual([first, second, first, second]);
    expect(clock.board.counters().wakeUps - before).toBeLessThanOrEqual(6);
  });

  it('blinks while the other side runs, without a wake more than its digits need', () => {
    const clock = begin('pixl', { white: minute, black: [[0, 600_000, 0, 0, 0, 0]], profile: 'us-chess' });
    clock.press(70_000, 'white');
    clock.board.advanceTo(100_500);
    const before = clock.board.counters().wakeUps;
    const half = clock.board.lcd.width / 2;
    const left = () =>
      pixels(clock)
        .split(',')
        .map((row) => row.slice(0, half))
        .join();
    const seen = Array.from({ length: 4 }, (_, second) => {
      clock.board.advanceTo(101_500 + second * 1000);
      return left();
    });
    expect(seen[0]).not.toBe(seen[1]);
    expect(seen.slice(2)).toEqual(seen.slice(0, 2));
    expect(clock.board.counters().wakeUps - before).toBeLessThanOrEqual(4);
  });

  it('stands still when the game is over', () => {
    const clock = begin('pixl', { white: minute, freeze: true, profile: 'fide-2023-rapid' });
    clock.board.advanceTo(65_000);
    clock.ask({ op: 'result', value: '0-1' });
    expect(new Set(seconds(clock, 66_000, 4)).size).toBe(1);
  });
});

describe('a control flag', () => {
  it('stands steady for five minutes', () => {
    const clock = begin('pixl', { white: [...minute, [0, 3_600_000, 0, 0, 0, 0]], profile: 'fide-2023-rapid' });
    clock.board.advanceTo(61_000);
    clock.ask({ op: 'stop' });
    expect(new Set(seconds(clock, 62_000, 4)).size).toBe(1);
    const standing = pixels(clock);
    clock.board.advanceTo(359_500);
    expect(pixels(clock)).toBe(standing);
    clock.board.advanceTo(360_500);
    expect(pixels(clock)).not.toBe(standing);
  });
});

describe('a clock that stands', () => {
  it('is not woken, but for what it does for itself in the first minute', () => {
    const clock = begin('pixl');
    clock.board.advanceTo(10_000);
    clock.ask({ op: 'stop' });
    clock.board.advanceTo(100_000);
    const { wakeUps, drawnBytes } = clock.board.counters();
    clock.board.advanceTo(400_000);
    expect(clock.board.counters()).toMatchObject({ wakeUps, drawnBytes });
  });
});

describe('a running clock', () => {
  it.each(['pixl', 'esp32-oled'])('sends less than a fifth of the picture of %s with a tick', (board) => {
    const clock = begin(board);
    clock.board.advanceTo(10_500);
    const before = clock.board.counters().drawnBytes;
    clock.board.advanceTo(20_500);
    const { width, height } = clock.board.lcd;
    expect((clock.board.counters().drawnBytes - before) / 10).toBeLessThan((width * height * 0.2) / 8);
  });
});

describe.each(['mdbt42q-7seg', 'esp32-oled'] as const)('lights of %s', (name) => {
  const lights = ({ board }: Clock) => {
    const { ledLeft, ledRight } = config.boards[name].pins;
    return [board.level(ledLeft), board.level(ledRight)];
  };

  it('are those of the side that runs', () => {
    const clock = begin(name, { contacts: 'buttons' });
    expect(lights(clock)).toEqual([1, 0]);
    clock.press(5000, 'white');
    expect(lights(clock)).toEqual([0, 1]);
    clock.press(9000, 'black');
    expect(lights(clock)).toEqual([1, 0]);
    clock.board.advanceTo(10_000);
    clock.ask({ op: 'stop' });
    expect(lights(clock)).toEqual([0, 0]);
    clock.ask({ op: 'resume' });
    expect(lights(clock)).toEqual([1, 0]);
  });
});

describe.each(['pixl', 'mdbt42q-7seg', 'esp32-oled'] as const)('counts on %s', (name) => {
  const { active, pins } = config.boards[name];

  /** The same moment of a game by these rules, `ok` held from 10 to 20 s, and not touched. */
  const moment = (profile: string, at: number) => {
    const [held, alone] = [0, 1].map(() => begin(name, { contacts: 'buttons', profile })) as [Clock, Clock];
    for (const clock of [held, alone]) clock.press(5000, 'white');
    for (const [ms, level] of [
      [10_000, active],
      [20_000, 1 - active],
    ] as const) {
      if (ms > at) continue;
      held.board.advanceTo(ms);
      held.board.setPin(pins.ok, level as 0 | 1);
    }
    return [held, alone].map((clock) => {
      clock.board.advanceTo(at);
      return pixels(clock);
    });
  };

  it.each([
    ['fide-2023', true],
    ['fide-1988', false],
  ])('are seen by %s while ok is held: %s', (profile, seen) => {
    const [held, alone] = moment(profile, 15_500);
    expect(held !== alone).toBe(seen);
    const [after, never] = moment(profile, 25_500);
    expect(after).toBe(never);
  });
});
