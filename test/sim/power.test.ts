/** Battery: the level of the sign, its hysteresis, and the sums in docs/power.md. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import config from '../../board-config.json';
import { compileScript, createBoard } from '../../sim/board';
import { bundle, root } from '../../tools/bundle.mjs';
import { gameUa, lowPercent, sumText } from '../../tools/power.mjs';

const dir = mkdtempSync(join(tmpdir(), 'zeitnot-power-'));
afterAll(() => rmSync(dir, { recursive: true }));

const { pixl } = config.boards;

/** What the sign does while the battery has these percents, one after the other. */
async function signs(entry: object, percents: number[]): Promise<boolean[]> {
  const file = join(dir, 'battery.ts');
  const look = "const look = () => { print(isLow() ? 'low' : 'well'); setTimeout(look, 1000); };\nlook();\n";
  writeFileSync(file, `import { isLow } from '${join(root, 'firmware/device/battery')}';\n${look}`);
  const { text } = await bundle(file, entry as never, {});
  const board = createBoard({ script: compileScript(text), entry: entry as never });
  percents.forEach((percent, i) => {
    board.setBattery(percent);
    board.advanceTo(1000 * (i + 1));
  });
  expect(board.errors).toEqual([]);
  return board.printed.slice(1).map((word) => word === 'low');
}

describe('battery sign', () => {
  const level = lowPercent(pixl.battery);

  test('comes at the level and goes only when clearly above it', async () => {
    const percents = [100, level + 1, level, level + 5, level, level + 6, level + 5, level + 1, level, 0, 100];
    expect(await signs(pixl, percents)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  test("reads the divider where there is one, not Espruino's estimate", async () => {
    const battery = { ...pixl.battery, divider: { empty: 550, full: 800 } };
    const entry = { ...pixl, pins: { ...pixl.pins, battery: 'A0' }, battery };
    expect(await signs(entry, [100, level + 2, level - 1, level + 4, level + 7])).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  test('leaves ten hours of the dearest game', () => {
    for (const { battery } of Object.values(config.boards)) {
      const leftMah = (battery.capacityMah * (lowPercent(battery) - battery.errorPercent)) / 100;
      expect(leftMah * 1000).toBeGreaterThanOrEqual(10 * gameUa(battery));
    }
  });
});

test('docs/power.md has the sums of all boards', () => {
  const docs = readFileSync(join(root, 'docs/power.md'), 'utf8');
  for (const [name, { battery }] of Object.entries(config.boards)) expect(docs).toContain(sumText(name, battery));
});
