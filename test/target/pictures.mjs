/** The pictures of the face from the real interpreter's Graphics are those under test/pictures, pixel by pixel. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleCli } from '../../tools/bundle.mjs';
import { decodePng } from '../../tools/png.mjs';
import { pending } from './trace.mjs';

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
const file = `${folder}cases.jsonl`;

await bundleCli('sim/picture.ts', 'dist/picture.mjs');
const { boardNames, createEspruinoEngine, parseCases, takePicture } = await import('../../dist/picture.mjs');
const cases = parseCases(file, readFileSync(file, 'utf8'));

function assertSame(board, id, pixels) {
  const kept = decodePng(readFileSync(`${folder}${board}/${id}.png`));
  assert.deepEqual([pixels.width, pixels.height], [kept.width, kept.height]);
  for (let y = 0; y < kept.height; y++) {
    const row = (of) => Array.from({ length: kept.width }, (_, x) => of.at(x, y)).join('');
    assert.equal(row(pixels), row(kept), `${id}, row ${y}`);
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
