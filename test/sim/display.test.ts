/** The drivers of displays, each bundled for its board and drawn with on the virtual one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import config from '../../board-config.json';
import { type Board, compileScript, createBoard } from '../../sim/board';
import { bundle } from '../../tools/bundle.mjs';
import { fontFile } from '../../tools/font.mjs';

const dir = mkdtempSync(join(tmpdir(), 'zeitnot-display-'));
afterAll(() => rmSync(dir, { recursive: true }));

const imports = `import { drawRun, drawTail, drawTime, flush, setLight, setPower, swapRun } from 'display';
import { drawSigns } from 'display/signs';
import { drawScreen } from 'display/screen';\n`;

async function draw(name: keyof typeof config.boards, code: string): Promise<Board> {
  const file = join(dir, `${name}.ts`);
  writeFileSync(file, imports + code);
  const entry = config.boards[name] as never;
  const { text } = await bundle(file, entry, {});
  const board = createBoard({ script: compileScript(text), entry, rooms: { 'zn.font': fontFile() } });
  expect(board.errors).toEqual([]);
  return board;
}

/** Rows of a part of the picture. */
function part({ lcd }: Board, [x1, y1, x2, y2]: [number, number, number, number]): string[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return range(y1, y2).map((y) =>
    range(x1, x2)
      .map((x) => (lcd.getPixel(x, y) ? '#' : '.'))
      .join(''),
  );
}

const lines = "['TITLE', 'A\\tX', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']";

describe('pixl', () => {
  test('a screen has its title over a line, names left and values right', async () => {
    const board = await draw('pixl', `drawScreen(${lines}, -1);`);
    expect(part(board, [0, 0, 8, 15])).toEqual([
      '.........',
      '..###.###',
      '...#...#.',
      '...#...#.',
      '...#...#.',
      '...#..###',
      '.........',
      '#########',
      '.........',
      '.........',
      '...#.....',
      '..#.#....',
      '..###....',
      '..#.#....',
      '..#.#....',
      '.........',
    ]);
    expect(part(board, [122, 10, 127, 14])).toEqual(['.#.#..', '.#.#..', '..#...', '.#.#..', '.#.#..']);
  });

  test('a screen is scrolled until the selected line is seen, which is inverted', async () => {
    const board = await draw('pixl', `drawScreen(${lines}, 9);`);
    expect(part(board, [0, 56, 6, 63])).toEqual([
      '.......',
      '#######',
      '##...##',
      '###.###',
      '###.###',
      '###.###',
      '##...##',
      '#######',
    ]);
  });

  test('notes stand in the halves and in the middle, beside the signs', async () => {
    const board = await draw('pixl', "drawSigns(['stopped', 'flag-left'], [['L'], ['R'], 'T']);");
    expect(part(board, [94, 49, 97, 53])).toEqual(['##..', '#.#.', '##..', '#.#.', '#.#.']);
    expect(part(board, [30, 58, 34, 62]).join('\n')).toContain('#');
    expect(part(board, [78, 8, 82, 12]).join('\n')).toContain('#');
  });

  test('its light is a pin', async () => {
    const board = await draw('pixl', 'setLight(40); print(digitalRead(board.display.pins.light)); flush();');
    expect(board.printed).toEqual(['1']);
  });
});

describe('mdbt42q-7seg', () => {
  const blocks = async (code: string) => (await draw('mdbt42q-7seg', code)).lcd.text?.();
  const times = "drawTime(0, '1:59:05'); drawTime(1, '9.5');";

  test('shows times with dots for colons, from the right', async () => {
    expect(await blocks(times)).toEqual([
      `${' '.repeat(17)}_   _   _   _ ${' '.repeat(30)}_   _  `,
      `${' '.repeat(14)}| |_  |_| | | |_ ${' '.repeat(29)}|_| |_  `,
      `${' '.repeat(14)}|. _|  _|.|_|  _|${' '.repeat(29)} _|. _| `,
    ]);
  });

  test('has the bar of the side that runs, and letters as far as there is room', async () => {
    const signs = "drawSigns(['run-right', 'late-left', 'norecord-left', 'claim'], [[], ['25'], '']);";
    const [, middle = ''] = (await blocks(`${times}drawRun(0);swapRun(0, -1);${signs}`)) ?? [];
    // L and n, no room for d; the note where there is no sign; the bar on the right.
    expect(middle.slice(0, 12)).toBe('    |    _  ');
    expect(middle.slice(36, 48)).toBe(' _   _| |_  ');
  });

  test.each([
    ['a digit', 'drawTail(0, 6);', 4],
    ['two digits', 'drawTail(0, 59);', 8],
    ['the same seconds', 'drawTail(0, 5);', 0],
    ['both bars', 'swapRun(0, -1);', 4],
    ['a shorter time', "drawTime(0, '59:05');", 4],
  ])('is sent what changed: %s', async (_, code, bytes) => {
    const before = await draw('mdbt42q-7seg', `${times}drawRun(0);`);
    const after = await draw('mdbt42q-7seg', `${times}drawRun(0);${code}flush();`);
    expect(after.counters().drawnBytes - before.counters().drawnBytes).toBe(bytes);
  });

  test("a screen is the selected line's name and value, or the title over both blocks", async () => {
    const value = await blocks("drawScreen(['SETUP', 'LIGHT\\t50', 'SOUND\\tOFF'], 1);");
    expect(value?.[2]).toBe(`${'|_  |   |_| | | |_              '}    ${' _| |_| '.padStart(32)}`);
    const title = await blocks("drawScreen(['ABCDEFGH11'], -1);");
    expect(title?.[1]?.slice(32)).toBe('      |   |                         ');
  });

  test('is dark without power, and shows the same after it', async () => {
    const dark = await blocks(`${times}setPower(false);`);
    expect(dark?.join('').trim()).toBe('');
    expect(await blocks(`${times}setLight(100);setPower(false);setPower(true);`)).toEqual(await blocks(times));
  });
});

const face = `drawTime(0, '1:23:45'); drawTime(1, '59:59'); drawTail(0, 7);
drawSigns(['run-left', 'flag-right', 'first-right', 'norecord-left', 'battery'], [['DELAY'], ['X'], 'Y']);
drawRun(0); flush();`;

describe('esp32-oled', () => {
  const whole: Parameters<typeof part>[1] = [0, 0, 127, 63];

  test.each([
    ['the face', face],
    ['a screen', `drawScreen(${lines}, 5);`],
    ['what changes later', `${face} drawTail(1, 58); swapRun(0, -1);`],
  ])('shows the same as pixl: %s', async (_, code) => {
    const pixl = part(await draw('pixl', code), whole);
    expect(part(await draw('esp32-oled', code), whole)).toEqual(pixl);
    expect(pixl.join('')).toContain('#');
  });

  test('is sent rows and columns that changed', async () => {
    const before = await draw('esp32-oled', face);
    const after = await draw('esp32-oled', `${face}${face}g.setPixel(5, 20).setPixel(8, 30);flush();`);
    const same = (await draw('esp32-oled', face + face)).counters().drawnBytes;
    // For each of two rows: address, 12 bytes that set the window, kind, four columns.
    expect(after.counters().drawnBytes - same).toBe(2 * (1 + 12 + 1 + 4));
    expect(before.errors).toEqual([]);
  });

  test('is dark without power, and shows the same after it', async () => {
    const dark = await draw('esp32-oled', `${face}setLight(40);setPower(false);`);
    expect(part(dark, whole).join('')).not.toContain('#');
    const again = part(await draw('esp32-oled', `${face}setPower(false);setPower(true);`), whole);
    expect(again).toEqual(part(await draw('pixl', face), whole));
  });
});

describe('bangle2', () => {
  const colors = ({ lcd }: Board) =>
    new Set(Array.from({ length: 176 * 176 }, (_, i) => lcd.colorAt?.(i % 176, Math.floor(i / 176))));

  test('is black on white, with a green bar and a red flag', async () => {
    const board = await draw('bangle2', face);
    expect(colors(board)).toEqual(new Set([0, 1, 2, 7]));
    expect(board.lcd.colorAt?.(10, 3)).toBe(2);
    expect(part(board, [0, 0, 0, 175]).join('')).not.toContain('#');
  });

  test('is sent whole lines', async () => {
    const same = (await draw('bangle2', face)).counters().drawnBytes;
    const after = await draw('bangle2', `${face}g.setPixel(5, 20).setPixel(8, 30);flush();`);
    expect(after.counters().drawnBytes - same).toBe(11 * 68);
  });

  test('a screen has its letters at twice the size', async () => {
    const board = await draw('bangle2', `drawScreen(${lines}, 1);setLight(10);setPower(true);`);
    expect(part(board, [0, 0, 7, 8]).slice(3, 7)).toEqual(['..######', '..######', '....##..', '....##..']);
    expect(part(board, [0, 16, 3, 18])).toEqual(['....', '####', '####']);
  });
});
