/** The script in the real interpreter: a child process per play, in a folder of its own as its flash is a file there. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { resolve as absolute, join } from 'node:path';
import { spaceOf } from '../board/fileLog';
import { hardwareOf } from '../board/hardware';
import { fromBytes, toBytes } from '../board/link';
import { builtSource, type Source } from './files';
import { createLimit } from './limit';
import { askedIn, playLives, restOf, unheard, whatTime } from './lives';
import { type Before, mainFile } from './mainFile';
import { checkAnswers } from './node';
import { createOwnTime, ofNow } from './ownTime';
import { mark } from './prelude';
import { stepsFile } from './steps';
import { type Engine, EngineError, type Step } from './types';

const patienceMs = 300_000;
/** Of what the interpreter says when something is wrong. */
const linesTold = 20;

/** Lines before this are the interpreter's greeting. */
const begin = mark;
const end = `${mark}end`;
/** Not answers: see prelude. */
const ownTime = 'own ';
const kept = 'kept ';
const reset = 'reset ';
const notes = [ownTime, kept, reset];
/** Printed by Storage when it makes room. */
const harmless = /^(Compacting\.\.\. .*)?$/;

/** @returns what followed the mark, without the first and last line */
function readOutput(output: string): string[] {
  const lines = output.split(/\r?\n/);
  const first = lines.indexOf(begin);
  const last = lines.lastIndexOf(end);
  const body = lines.slice(first + 1, last < 0 ? undefined : last);
  const strange = body.filter((line) => !line.startsWith(mark) && !harmless.test(line));
  if (first < 0 || last < 0 || strange.length > 0) {
    const said = (first < 0 ? lines : strange).slice(0, linesTold).join('\n').trim();
    throw new EngineError(`the interpreter said: ${said || 'nothing, and stopped half-way'}`);
  }
  return body.filter((line) => line.startsWith(mark)).map((line) => fromBytes(line.slice(mark.length)));
}

function runInterpreter(program: string, folder: string): Promise<string> {
  const options = { cwd: folder, timeout: patienceMs, maxBuffer: 1 << 28, encoding: 'latin1' } as const;
  return new Promise((resolve, reject) => {
    execFile(program, ['main.js'], options, (error, stdout) => {
      // It exits with 1 when the script threw, and its output tells what.
      if (error && stdout === '') reject(new EngineError(`ESPRUINO=${program}: ${error.message}`));
      else resolve(stdout);
    });
  });
}

/** Of a line with this before it: what follows. */
const told = (lines: readonly string[], what: string): string | undefined =>
  lines.find((line) => line.startsWith(what))?.slice(what.length);

interface Play {
  program: string;
  source: Source;
  board: string;
  steps: readonly Step[];
  ppm: number;
}

async function play({ program, source, board, steps, ppm }: Play): Promise<string[]> {
  const entry = source.entry(board);
  const folder = await mkdtemp(join(tmpdir(), 'zeitnot-'));
  const rooms = source.rooms(board);
  const hardware = hardwareOf(entry);
  const script = source.script(board).boot;
  const taken = [script, ...Object.values(rooms)].reduce((sum, { length }) => sum + spaceOf(length), 0);
  const freeBytes = hardware.flash.pages * hardware.flash.pageBytes - taken;
  const wired = { entry, hardware, rooms: Object.keys(rooms), freeBytes, pace: 1 + ppm / 1e6 };
  const own = createOwnTime(ppm);
  const answers: string[] = [];
  let before: Before | null = null;
  try {
    const write = (name: string, bytes: string) => writeFile(join(folder, name), bytes, 'latin1');
    await write('script.js', script);
    for (const [file, bytes] of Object.entries(rooms)) await write(file, bytes);
    await playLives(steps, async (life) => {
      await write('main.js', toBytes(mainFile(wired, life, before)));
      await write('steps', toBytes(stepsFile(life, ppm === 0 ? (line) => line : ofNow)));
      const lines = readOutput(await runInterpreter(program, folder));
      if (before) own.boot(Number(told(lines, ownTime)), life.fromMs);
      before = { kept: told(lines, kept) ?? '{}', ask: whatTime(steps) };
      const said = lines.filter((line) => !notes.some((note) => line.startsWith(note))).map(own.toScenario);
      const [resetMs, done] = told(lines, reset)?.split(' ').map(Number) ?? [];
      answers.push(...said);
      if (resetMs !== undefined && done !== undefined) return restOf(life, resetMs, done, said.length);
      if (life.written !== null) answers.push(...unheard(askedIn(life.steps) - said.length));
      return null;
    });
    checkAnswers(answers, steps);
    return answers;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** By the error code of the system. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such program',
  EACCES: 'this cannot be run',
};

/** Any other program says something else, or nothing. */
const question = { code: 'print(process.env.VERSION)', answer: /^>?\d+v\d+/m, patienceMs: 10_000 };

/** @throws EngineError it does not run, or is another program */
function assertEspruino(program: string): void {
  const { error, stdout } = spawnSync(program, ['-e', question.code], {
    encoding: 'latin1',
    input: '',
    killSignal: 'SIGKILL',
    timeout: question.patienceMs,
  });
  if (question.answer.test(stdout ?? '')) return;
  const why = (error as NodeJS.ErrnoException | undefined)?.code;
  throw new EngineError(`ESPRUINO=${program}: ${reasons[why ?? ''] ?? 'this is not the Espruino interpreter'}`);
}

/** @param path of the interpreter, by default from the environment's ESPRUINO */
export function createEspruinoEngine(path = process.env.ESPRUINO, source: Source = builtSource()): Engine {
  if (!path) throw new EngineError('--engine espruino needs the interpreter: ESPRUINO=path (see README)');
  // Each play has a folder of its own.
  const program = absolute(path);
  assertEspruino(program);
  const limited = createLimit(availableParallelism());
  return {
    name: 'espruino',
    play: (board, steps, ppm = 0) => limited(() => play({ program, source, board, steps, ppm })),
  };
}
