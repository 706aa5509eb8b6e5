/** Programs in the real interpreter: instructions by callgrind, and what they print. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Offence } from '../refusal.mjs';

const valgrind = ['--tool=callgrind', '--callgrind-out-file=/dev/null'];

const patienceMs = 120_000;

/** Lines of a program for the bench begin with this; the interpreter's greeting does not. */
const mark = '@';

/** @returns {string | null} why nothing can be measured in the real interpreter */
export function missing(interpreter) {
  if (!interpreter) return 'no interpreter: ESPRUINO=path';
  if (spawnSync(interpreter, ['-e', 'quit()']).error) return `ESPRUINO=${interpreter} does not run`;
  if (spawnSync('valgrind', ['--version']).error) return 'no valgrind';
  return null;
}

/** At most so many at a time. */
function createQueue(places) {
  const waiting = [];
  let free = places;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

const queue = createQueue(availableParallelism());

/**
 * Runs a program in a folder of its own, as the flash is a file there.
 * @param {string[]} command interpreter, and what stands before it
 * @param {Record<string, string>} files `main.js` is run
 * @returns {Promise<{stdout: string, stderr: string}>}
 */
function runIn(command, files) {
  return queue(async () => {
    const cwd = await mkdtemp(join(tmpdir(), 'zeitnot-bench-'));
    try {
      for (const [name, text] of Object.entries(files)) await writeFile(join(cwd, name), text, 'latin1');
      const [program, ...args] = [...command, 'main.js'];
      const options = { cwd, timeout: patienceMs, encoding: 'latin1' };
      const result = await promisify(execFile)(program, args, options).catch((error) => error);
      const uncaught = result.stdout.split('\n').find((text) => text.includes('Uncaught'));
      if (uncaught) throw new Offence(`in the interpreter: ${uncaught.trim()}`);
      if (!result.stdout.includes(`${mark}end`)) throw new Offence('the interpreter stopped half-way');
      return result;
    } finally {
      await rm(cwd, { recursive: true, force: true });
    }
  });
}

/** Evaluates the boot code from Storage, as a board does: the bodies of functions stay in flash and take no variables. */
export const loadFromStorage = 'eval(require("Storage").read(".bootcde"));\n';

/**
 * The same from memory, as all published figures were counted: the emulated flash is slower than memory (a press takes
 * 1.28 times as many instructions), a board's is mapped into memory.
 */
export const loadFromMemory = 'eval(require("fs").readFileSync(".bootcde"));\n';

/** Timers, which `quit` would wait for, are cleared. */
const closing = `\nprint("${mark}end");clearTimeout();quit();\n`;

/** A program with what it finds in Storage, name -> text. */
function filesOf(program, storage) {
  const write = (name) => `require("Storage").write("${name}",require("fs").readFileSync("${name}"));\n`;
  return { ...storage, 'main.js': Object.keys(storage).map(write).join('') + program + closing };
}

/** @returns {Promise<number>} instructions of a whole run */
export async function instructions(interpreter, program, storage = {}) {
  const { stderr } = await runIn(['valgrind', ...valgrind, interpreter], filesOf(program, storage));
  return Number(/Collected : (\d+)/.exec(stderr)[1]);
}

/** @returns {Promise<number>} the number that the program prints by `say(x)` */
export async function answer(interpreter, program, storage) {
  const say = `function say(x){print("${mark}"+x);}\n`;
  const { stdout } = await runIn([interpreter], filesOf(say + program, storage));
  return Number(new RegExp(`${mark}(\\d+)`).exec(stdout)[1]);
}
