import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boot, evaluate, interpreter, needsInterpreter, said, withoutInterpreter } from './boardKit';

/** Two characters, `0` (3 x 5) and `1` (2 x 5), column by column. */
const font = 'g.setFontCustom(String.fromCharCode(0xfc, 0x7e, 0x8f, 0x80), 48, "\\x03\\x02", 5)';

function picture(drawing: string, width: number, height: number): string[] {
  const board = boot(drawing);
  expect(board.errors).toEqual([]);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => (board.lcd.getPixel(x, y) ? '#' : '.')).join(''),
  );
}

describe('LCD', () => {
  it('writes text in a custom font', () => {
    expect(picture(`${font}; g.drawString("01", 1, 1);`, 7, 7)).toEqual([
      '.......',
      '.###.#.',
      '.#.###.',
      '.#.#.#.',
      '.#.#.#.',
      '.###.#.',
      '.......',
    ]);
  });

  it('fills the ground of solid text and leaves it otherwise', () => {
    const ground = 'g.fillRect(0, 0, 9, 9); g.setColor(0).setBgColor(1);';
    expect(picture(`${ground} ${font}; g.drawString("0", 0, 0);`, 4, 2)).toEqual(['...#', '.#.#']);
    expect(picture(`g.fillRect(0, 0, 9, 9); ${font}; g.drawString("0", 0, 0, true);`, 4, 2)).toEqual(['####', '#.##']);
  });

  it('scales a font, measures and aligns text', () => {
    expect(evaluate(`(${font}, g.stringWidth("0110"))`)).toBe(10);
    expect(evaluate(`(${font.replace('5)', '5 + 256 * 2)')}, g.stringWidth("0110"))`)).toBe(20);
    expect(picture(`${font}; g.setFontAlign(1, -1).drawString("0", 3, 0);`, 3, 1)).toEqual(['###']);
  });

  it('refuses the fonts that it does not have', () => {
    expect(evaluate('g.setFontCustom("x", 48, 5, 5 + 65536 * 2)')).toBe(
      'The virtual board has fonts of 1 bit per pixel',
    );
    expect(evaluate('g.drawString("x", 0, 0)')).toBe('The virtual board has custom fonts only');
  });

  it('counts what flip sends: changed rows of 8 pixels, from a multiple of 8 on', () => {
    const board = boot('g.flip(); g.fillRect(10, 9, 12, 17); g.flip(); g.flip();');
    expect(board.counters().drawnBytes).toBe(2 * (3 + 12 + 1 - 8));
  });

  it('shows its buffer to the script', () => {
    expect(
      evaluate('(g.setPixel(1, 0), [g.buffer.byteLength, new Uint8Array(g.buffer)[0], g.getPixel(1, 0)])'),
    ).toEqual([1024, 0x40, 1]);
  });
});

const at = fc.integer({ min: -20, max: 140 });
const bit = fc.constantFrom('0', '1');
const color = fc.constantFrom('0', '1', '-1', '"#fff"', '"#000"', '"#808080"', '0.9, 0.9, 0.9', '0.1, 0.2, 0.3');
const text = fc.stringMatching(/^[/01234 \\n]{0,8}$/).map((t) => JSON.stringify(t));
const bitmap = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 30 })
  .map((bytes) => `String.fromCharCode(${bytes.join(',')})`);
const width = fc.oneof(fc.integer({ min: 1, max: 9 }).map(String), fc.constant('"\\x03\\x05\\x01\\x04"'));
const call = (name: string, ...args: fc.Arbitrary<string | number>[]) =>
  fc.tuple(...args).map((values) => `g.${name}(${values.join(',')});`);
const operation = fc.oneof(
  call('clear', fc.constantFrom('')),
  call('fillRect', at, at, at, at),
  call('clearRect', at, at, at, at),
  call('drawRect', at, at, at, at),
  call('drawLine', at, at, at, at),
  call('setPixel', at, at),
  call('setColor', color),
  call('setBgColor', color),
  call('setFontAlign', fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 })),
  call('drawString', text, at, at, bit),
  call('drawString', text, at, at, bit),
  call(
    'setFontCustom',
    bitmap,
    fc.constant(48),
    width,
    fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 3 }))
      .map(([height, scale]) => height + 256 * scale),
  ),
);

describe('LCD against the interpreter', () => {
  it.skipIf(withoutInterpreter)(`draws the same pixels${needsInterpreter}`, () => {
    const programs = fc.sample(fc.array(operation, { minLength: 5, maxLength: 25 }), { seed: 64, numRuns: 150 });
    const start = 'g.clear(1);g.setFontCustom("\\xf0\\x0f\\x55", 48, 4, 6);';
    const source = `var g = Graphics.createArrayBuffer(128, 64, 1, { msb: true });
      function show() { print("@" + btoa(g.buffer)); }
      ${programs.map((lines) => `${start}${lines.join('')}show();`).join('\n')}\nquit();`;
    const folder = mkdtempSync(join(tmpdir(), 'zeitnot-'));
    writeFileSync(join(folder, 'draw.js'), source, 'latin1');
    const output = execFileSync(interpreter ?? '', ['draw.js'], {
      cwd: folder,
      encoding: 'latin1',
      maxBuffer: 1 << 26,
    });
    rmSync(folder, { recursive: true });
    const shown = output.split(/\r?\n/).filter((line) => line.startsWith('@'));
    expect(shown).toHaveLength(programs.length);
    programs.forEach((lines, index) => {
      const [bytes] = said(boot(`${start}${lines.join('')}say([].slice.call(new Uint8Array(g.buffer)));`));
      const own = Buffer.from(bytes as number[]).toString('base64');
      expect(own, lines.join('\n')).toBe(shown[index]?.slice(1));
    });
  });
});
