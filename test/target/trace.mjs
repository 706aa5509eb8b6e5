/** One scenario text through the built script, on the virtual board and in the real interpreter. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../sim/zeitnot.mjs', import.meta.url));

/** @returns {Promise<{code: number | null, output: string, error: string}>} what `zeitnot run` made of it */
function run(engine, text) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, 'run', '--trace', '--engine', engine, '-']);
    let output = '';
    let error = '';
    child.stdout.setEncoding('utf8').on('data', (data) => {
      output += data;
    });
    child.stderr.setEncoding('utf8').on('data', (data) => {
      error += data;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, error }));
    child.stdin.end(text);
  });
}

const why = process.env.ESPRUINO ? null : 'ESPRUINO is not set';

/** Pending, with its reason in the title. */
export const pending = (name, reason) => it(`${name} [pending: ${reason}]`);

/**
 * A test that both engines print the same states, byte for byte, and that the cases pass. Pending without an interpreter.
 * @param {string} name
 * @param {() => string} text the cases, one a line
 */
export function sameTrace(name, text) {
  if (why !== null) {
    pending(name, why);
    return;
  }
  it(name, async function () {
    this.timeout(240_000);
    const cases = text();
    const [node, espruino] = await Promise.all([run('node', cases), run('espruino', cases)]);
    assert.equal(espruino.error, '');
    assert.ok(node.output.includes('{"at":'), 'no state was printed');
    const [ours, theirs] = [node.output.split('\n'), espruino.output.split('\n')];
    for (const [line, expected] of ours.entries()) assert.equal(theirs[line], expected, `line ${line + 1}`);
    assert.equal(theirs.length, ours.length);
    assert.equal(espruino.code, 0, ours.at(-2));
  });
}
