/** The drivers of displays, each bundled for its board and drawn with on the virtual one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import config from '../../board-config.json';
import { type Board, compileScript, createBoard } from '../../sim/board';
import { bundle } from '../../tools/bundle.mjs';

const dir = mkdtempSync(join(tmpdir(), 'zeitnot-display-'));
afterAll(() => rmSync(dir, { recursive: true }));

const imports = `import { drawRun, drawSigns, drawTail, drawTime, flush, setLight, swapRun } from 'display';
import { drawScreen } from 'display/screen';\n`;

async function draw(name: keyof typeof config.boards, code: string): Promise<Board> {
  const file = join(dir, `${name}.ts`);
  writeFileSync(file, imports + code);
  const entry = config.boards[name] as never;
  const { text } = await bundle(file, entry, {});
  const board = createBoard({ script: compileScript(text), entry });
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
    const board = await draw('pixl', "drawSigns(['stopped', 'flag-left'], ['L', 'R', 'T']);");
    expect(part(board, [94, 49, 97, 53])).toEqual(['##..', '#.#.', '##..', '#.#.', '#.#.']);
    expect(part(board, [30, 58, 34, 62]).join('\n')).toContain('#');
    expect(part(board, [78, 8, 82, 12]).join('\n')).toContain('#');
  });

  test('its light is a pin', async () => {
    const board = await draw('pixl', 'setLight(40); print(digitalRead(board.display.pins.light)); flush();');
    expect(board.printed).toEqual(['1']);
  });
});
