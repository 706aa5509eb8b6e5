/** The clock in a terminal: what is drawn, what keys mean, how time goes on, and what happens without a terminal. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { messages } from '../../sim/messages';
import { draw, fitting, mosaics, sizeOf } from '../../sim/terminal/face';
import { actionOf } from '../../sim/terminal/keys';
import { createPace } from '../../sim/terminal/pace';
import { linesOf, wrap } from '../../sim/terminal/perform';
import { openScreen } from '../../sim/terminal/screen';

const picture = (...rows: string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  getPixel: (x: number, y: number): 0 | 1 => (rows[y]?.[x] === '#' ? 1 : 0),
});

const [half, dots] = mosaics;
if (!half || !dots) throw new Error('two mosaics');

describe('the face', () => {
  it('half blocks hold two pixels, one above the other', () =>
    expect(draw(picture('.#.#', '..##', '####', '....'), half)).toEqual([' ▀▄█', '▀▀▀▀']));
  it('dots hold two by four', () => expect(draw(picture('#..#', '....', '....', '#..#'), dots)).toEqual(['⡁⢈']));
  it('each pixel has its own dot', () => {
    const glyphs = Array.from({ length: 8 }, (_, index) => dots.glyph(0x80 >> index));
    expect(glyphs.join('')).toBe('⠁⠈⠂⠐⠄⠠⡀⢀');
  });
  it('what is beyond the edge is empty', () => expect(draw(picture('###'), dots)).toEqual(['⠉⠁']));

  const lcd = { width: 128, height: 64 };
  it('its size in characters', () =>
    expect([sizeOf(lcd, half), sizeOf(lcd, dots)]).toEqual([
      { columns: 128, rows: 32 },
      { columns: 64, rows: 16 },
    ]));
  it.each([
    [{ columns: 128, rows: 32 }, half],
    [{ columns: 127, rows: 32 }, dots],
    [{ columns: 200, rows: 31 }, dots],
    [{ columns: 64, rows: 16 }, dots],
    [{ columns: 63, rows: 99 }, null],
    [{ columns: 99, rows: 15 }, null],
  ])('in %j', (room, mosaic) => expect(fitting(lcd, room)).toBe(mosaic));
});

describe('the screen', () => {
  function recorder() {
    const written: string[] = [];
    const write = (text: string | Uint8Array): boolean => written.push(String(text)) > 0;
    return { written, screen: openScreen({ write }) };
  }

  it('writes only the lines that changed', () => {
    const { written, screen } = recorder();
    screen.show(['a', 'b', 'c']);
    screen.show(['a', 'B']);
    screen.show(['a', 'B']);
    expect(written.slice(2)).toEqual(['\x1b[2;1HB\x1b[K\x1b[3;1H\x1b[K']);
  });
  it('writes all again when the size changed', () => {
    const { written, screen } = recorder();
    screen.show(['a']);
    screen.forget();
    screen.show(['a']);
    expect(written.slice(-2)).toEqual(['\x1b[2J', '\x1b[1;1Ha\x1b[K']);
  });
  it('gives the terminal back, once', () => {
    const { written, screen } = recorder();
    screen.close();
    screen.close();
    expect(written.slice(1)).toEqual(['\x1b[2J\x1b[?25h\x1b[?1049l']);
  });
});

describe('all lines', () => {
  const face = picture(...Array.from({ length: 64 }, () => '#'.repeat(128)));
  const act = {
    raster: () => face,
    status: () => 'status',
    help: ['one', 'two'],
    tick: () => true,
    act() {},
  };

  it('the face, the status, the keys', () =>
    expect(linesOf(act, { columns: 64, rows: 18 }, false)).toEqual([
      ...Array(16).fill('⣿'.repeat(64)),
      'status',
      'one   two',
    ]));
  it('a terminal that is too small is told what is needed', () =>
    expect(linesOf(act, { columns: 90, rows: 16 }, false)).toEqual([
      'the terminal has 90 x 16 characters, the clock needs 64 x 17',
    ]));
  it('one without room for the keys shows the face and the status', () =>
    expect(linesOf(act, { columns: 64, rows: 17 }, false).at(-1)).toBe('status'));
  it('keys are wrapped between each other', () => expect(wrap(['aaa', 'bbb', 'ccc'], 9)).toEqual(['aaa   bbb', 'ccc']));
});

describe('keys', () => {
  it.each([
    [{ name: 'a' }, 'left'],
    [{ name: 'z' }, 'left'],
    [{ name: 'left' }, 'left'],
    [{ name: 'l' }, 'right'],
    [{ sequence: '/' }, 'right'],
    [{ name: 'right' }, 'right'],
    [{ name: 'space', sequence: ' ' }, 'stopResume'],
    [{ sequence: '+' }, 'faster'],
    [{ sequence: '-' }, 'slower'],
    [{ name: 'q' }, 'quit'],
    [{ name: 'c', ctrl: true }, 'quit'],
    [{ name: 'a', ctrl: true }, null],
    [{ name: 'c' }, null],
    [{}, null],
  ])('%j', (key, action) => expect(actionOf(key)).toBe(action));
});

describe('time', () => {
  it('goes on by the factor, from where it was when that changed', () => {
    let real = 1000;
    const pace = createPace(10, 500, () => real);
    real += 100;
    expect(pace.nowMs()).toBe(1500);
    expect(pace.change('faster')).toBe(true);
    real += 10.06;
    expect([pace.speed, pace.nowMs()]).toEqual([20, 1701]);
  });
  it('has an end on both sides', () => {
    const slow = createPace(1, 0, () => 0);
    const fast = createPace(1000, 0, () => 0);
    slow.change('slower');
    fast.change('faster');
    expect([slow.speed, fast.speed]).toEqual([1, 1000]);
  });
  it('is of no other action', () => expect(createPace(1, 0).change('start')).toBe(false));
});

const bin = fileURLToPath(new URL('../../sim/zeitnot.mjs', import.meta.url));
const built = existsSync(fileURLToPath(new URL('../../dist/cli.mjs', import.meta.url)));

describe.skipIf(!built)('without a terminal', () => {
  const zeitnot = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', input: '' });
    return { status, out: stdout, err: stderr };
  };

  it.each([
    [[], messages.sim.noTerminal],
    [['--control', '40/'], '--control "40/": column 4: expected a base time in seconds'],
    [['--profile', 'fide'], 'Allowed choices are fide-1988'],
    [['--board', 'none'], 'Allowed choices are pixl'],
    [['--speed', '0'], 'Expected a whole number from 1 to 1000.'],
    [['now'], 'too many arguments'],
  ])('sim %j is one line and exit 2', (args, message) => {
    const { status, out, err } = zeitnot('sim', ...args);
    expect([status, out, err.trimEnd().split('\n')]).toEqual([2, '', [expect.stringContaining(message)]]);
  });

  it('demo prints the clock table of the game', () => {
    const { status, out, err } = zeitnot('demo');
    const lines = out.trimEnd().split('\n');
    expect([status, err, lines[0]]).toEqual([0, '', 'wc2025-r1-classical g14, 40/5400+30:1800+30@zero']);
    expect(lines).toContain('   1   1:30:53   1:30:45');
    expect(lines).toContain("      3:21:27 played: period 1 ends on Black's clock, moves made 41 and 40");
    expect(lines.at(-1)).toBe('recorded times compared: 91, differences: 0');
  });
});
