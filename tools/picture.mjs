/**
 * A picture of the face as the simulator draws it, after the events of a scenario up to a moment.
 * npm run picture -- [--scenario FILE] [--id CASE] [--at MS] [--out FILE]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PNG } from 'pngjs';
import { bundleCli, root } from './bundle.mjs';
import { Refusal, run } from './refusal.mjs';

/** Without arguments: the README's picture, the moment after a recorded game passed its control. */
const options = {
  scenario: { type: 'string', default: join(root, 'test/scenarios/recorded.jsonl') },
  id: { type: 'string', default: 'wc2025-r1-classical g14' },
  at: { type: 'string', default: '12100000' },
  out: { type: 'string', default: join(root, 'docs/face.png') },
};

const Scale = 4;
/** In pixels of the face. */
const Glass = 4;
const Bezel = 6;

const colors = { bezel: [44, 46, 48], glass: [176, 190, 160], ink: [30, 38, 34] };

/** @returns the face's `getPixel` after all events up to `at` */
async function faceOf({ scenario, id, at }) {
  await bundleCli('sim/terminal/index.ts', 'dist/terminal.mjs');
  const { createDevice, parseCases } = await import('../dist/terminal.mjs');
  const game = parseCases(scenario, readFileSync(scenario, 'utf8')).find((one) => one.id === id);
  if (!game) throw new Refusal(`${scenario}: no case "${id}"`);
  const device = createDevice(game);
  for (const event of game.events.filter((one) => one.at <= at)) device.happen(event);
  device.advanceTo(at);
  return device.raster();
}

function colorAt(face, x, y) {
  if (x < -Glass || y < -Glass || x >= face.width + Glass || y >= face.height + Glass) return colors.bezel;
  return face.getPixel(x, y) ? colors.ink : colors.glass;
}

/** The face on its glass, in a bezel. */
function paint(face) {
  const margin = Glass + Bezel;
  const width = (face.width + 2 * margin) * Scale;
  const height = (face.height + 2 * margin) * Scale;
  const png = new PNG({ width, height, colorType: 2 });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = colorAt(face, Math.floor(x / Scale) - margin, Math.floor(y / Scale) - margin);
      png.data.set([...color, 255], (y * width + x) * 4);
    }
  }
  return PNG.sync.write(png, { colorType: 2 });
}

run(async () => {
  const { values } = parseArgs({ options });
  const at = Number(values.at);
  if (!Number.isInteger(at) || at < 0) throw new Refusal('--at: expected a whole number of ms');
  writeFileSync(values.out, paint(await faceOf({ ...values, at })));
});
