/** The pictures of the face from the real interpreter's Graphics are those under test/pictures, pixel by pixel. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { bundleCli } from '../../tools/bundle.mjs';
import { pending } from './trace.mjs';

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
const file = `${folder}cases.jsonl`;

await bundleCli('sim/picture.ts', 'dist/picture.mjs');
const { boardNames, createEspruinoEngine, parseCases, takePicture } = await import('../../dist/picture.mjs');
const cases = parseCases(file, readFileSync(file, 'utf8'));

/** Of a pixel in a file: 1 is black, or the bits of red, green and blue where there are colors. */
const digit = (colors, [red, green, blue]) => (colors ? (red && 1) | (green && 2) | (blue && 4) : Number(red === 0));

function assertSame(board, id, pixels) {
  const { width, height, data } = PNG.sync.read(readFileSync(`${folder}${board}/${id}.png`));
  assert.deepEqual([pixels.width, pixels.height], [width, height]);
  for (let y = 0; y < height; y++) {
    const row = (at) => Array.from({ length: width }, (_, x) => at(x)).join('');
    const kept = row((x) => digit(board === 'bangle2', data.subarray((y * width + x) * 4)));
    assert.equal(
      row((x) => pixels.at(x, y)),
      kept,
      `${id}, row ${y}`,
    );
  }
}

describe('pictures in the real interpreter', () => {
  if (!process.env.ESPRUINO) {
    pending('all boards', 'ESPRUINO is not set');
    return;
  }
  for (const board of boardNames) {
    it(board, async function () {
      this.timeout(600_000);
      const engine = createEspruinoEngine();
      const own = cases.filter(({ options }) => (options.board ?? board) === board);
      await Promise.all(own.map(async (one) => assertSame(board, one.id, await takePicture(engine, board, one))));
    });
  }
});
