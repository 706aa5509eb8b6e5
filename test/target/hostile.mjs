/** A megabyte from strangers in the real interpreter: memory is where it was. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeBoard } from '../../tools/bench/boards.mjs';
import { answer, loadFromMemory } from '../../tools/bench/interpreter.mjs';
import { runTimers, startGame } from '../../tools/bench/programs.mjs';
import { readBoards } from '../../tools/boards.mjs';
import { root } from '../../tools/bundle.mjs';
import { storageFiles } from '../../tools/dist.mjs';
import { pending } from './trace.mjs';

const interpreter = process.env.ESPRUINO;
const { pixl } = readBoards(join(root, 'board-config.json'));

const storage = () =>
  Object.fromEntries(storageFiles('pixl').map(([name, path]) => [name, readFileSync(path, 'latin1')]));

/** 64 bytes at a time, as a port hands them over. */
const flood = String.raw`
var kinds = ["{\"op\":\"reset\"}\n", "\n\n\n\n\n\n\n\n", "reset()\n", "{\"code\":\"1111\",\"op\":\"stop\"}\n", "x", "{}\n",
  "\x03\x10\x00\xff", "{\"code\":\"", "[[[[[[[[", "\"\\u0000\n"];
function strangers(bytes) {
  for (var i = 0, n = 0; n < bytes; i++) {
    var kind = kinds[i % kinds.length], chunk = "";
    while (chunk.length < 64) chunk += kind;
    for (var k = 0; k < 20; k++) { receive(chunk); n += chunk.length; }
  }
  receive("\n");
}
`;

/** How many variables more are in use after `bytes` than before. */
const program = (
  bytes,
) => `${fakeBoard(pixl)}${startGame(loadFromMemory, [[0, 300000, 1, 5000, 0, 0]])}${runTimers}${flood}
var before = 1000, after = 1000;
// A count of strangers that has grown takes a variable more than a small one.
strangers(300000);
before = process.memory().usage;
strangers(${bytes});
after = process.memory().usage;
say(Math.abs(after - before));
`;

describe('strangers on the link', () => {
  if (!interpreter) {
    pending('leave no memory taken', 'ESPRUINO is not set');
    return;
  }
  it('leave no memory taken', async function () {
    this.timeout(240_000);
    assert.equal(await answer(interpreter, program(2 ** 20), storage()), 0);
  });
});
