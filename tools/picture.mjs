/**
 * The pictures of the face: of every case of test/pictures/cases.jsonl on every board, pixel by pixel, for the tests; and in
 * its frame the one that the README shows. They are made by the simulator; look at them before they are kept.
 * npm run picture
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleCli, root } from './bundle.mjs';
import { encodePng } from './png.mjs';
import { Refusal, run } from './refusal.mjs';

const folder = join(root, 'test/pictures');

/** Ground and ink; the eight colors of a display that has them. */
const blackOnWhite = [
  [255, 255, 255],
  [0, 0, 0],
];
const eightColors = Array.from({ length: 8 }, (_, color) => [1, 2, 4].map((bit) => (color & bit ? 255 : 0)));

/** A color of the palette is a pixel's digit. */
const plain = (board, pixels) =>
  encodePng(pixels.width, pixels.height, board === 'bangle2' ? eightColors : blackOnWhite, pixels.at);

const Scale = 3;
/** In pixels of the face. */
const Glass = 4;
const Bezel = 6;
const framed = [
  [44, 46, 48],
  [176, 190, 160],
  [30, 38, 34],
];

/** The face on its glass, in a bezel. */
function frame(face) {
  const margin = Glass + Bezel;
  const colorAt = (x, y) => {
    if (x < -Glass || y < -Glass || x >= face.width + Glass || y >= face.height + Glass) return 0;
    return x >= 0 && y >= 0 && x < face.width && y < face.height && face.at(x, y) ? 2 : 1;
  };
  return encodePng((face.width + 2 * margin) * Scale, (face.height + 2 * margin) * Scale, framed, (x, y) =>
    colorAt(Math.floor(x / Scale) - margin, Math.floor(y / Scale) - margin),
  );
}

/** The README's: the moment after a recorded game passed its control. */
const recorded = { file: 'test/scenarios/recorded.jsonl', id: 'wc2025-r1-classical g14', at: 12_100_000 };

function emptied(path) {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}

run(async () => {
  await bundleCli('sim/picture.ts', 'dist/picture.mjs');
  const { boardNames, createNodeEngine, parseCases, takeErrorPicture, takePicture } = await import(
    '../dist/picture.mjs'
  );
  const engine = createNodeEngine();
  const casesOf = (file) => parseCases(file, readFileSync(join(root, file), 'utf8'));
  const cases = casesOf('test/pictures/cases.jsonl');

  for (const board of boardNames) {
    const path = emptied(join(folder, board));
    for (const one of cases.filter(({ options }) => (options.board ?? board) === board))
      writeFileSync(join(path, `${one.id}.png`), plain(board, await takePicture(engine, board, one)));
  }
  const errors = emptied(join(folder, 'error'));
  for (const board of boardNames) writeFileSync(join(errors, `${board}.png`), plain(board, takeErrorPicture(board)));
  const game = casesOf(recorded.file).find(({ id }) => id === recorded.id);
  if (!game) throw new Refusal(`${recorded.file}: no case "${recorded.id}"`);
  const events = game.events.filter(({ at }) => at <= recorded.at);
  const moment = { ...game, events, expect: [{ at: recorded.at }] };
  writeFileSync(join(root, 'docs/face.png'), frame(await takePicture(engine, 'pixl', moment)));
});
