/**
 * Measures the clock: in the real interpreter, where ESPRUINO and valgrind are there, in instructions and in units of
 * `x=y+1`; in Node in presses and hours. Exit 1 when a budget is broken.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, instructions, missing } from './bench/interpreter.mjs';
import { library } from './bench/library.mjs';
import { unitProgram } from './bench/programs.mjs';
import { instructionRows, variableRows } from './bench/rows.mjs';
import { printTable } from './bench/table.mjs';
import { readBoards } from './boards.mjs';
import { bundle, bundleCli, root } from './bundle.mjs';
import { run } from './refusal.mjs';

const interpreter = process.env.ESPRUINO;
const Operations = 200;
/** Operations before the measured ones: what is made once is made. */
const WarmUp = 20;

async function scripts() {
  const { pixl } = readBoards(join(root, 'board-config.json'));
  const entry = async (name) => (await bundle(`tools/bench/entry/${name}.ts`, pixl, {})).text;
  return {
    clock: await entry('clock'),
    core: await entry('core'),
    edge: await entry('edge'),
    library: await library(),
    board: readFileSync(join(root, 'dist/zeitnot-pixl.js'), 'latin1'),
  };
}

/** Instructions of one `x=y+1`. */
async function unit() {
  const [with10000, empty] = await Promise.all([
    instructions(interpreter, unitProgram('x=y+1;')),
    instructions(interpreter, unitProgram('')),
  ]);
  return (with10000 - empty) / 10000;
}

async function perOperation({ script, code }, texts) {
  const [few, many] = await Promise.all(
    [WarmUp, WarmUp + Operations].map((n) => instructions(interpreter, code(n), texts[script])),
  );
  return (many - few) / Operations;
}

/** Every row as {name, value, units?, budget, beside?}; budgets of instructions are in units. */
async function measured(texts) {
  const unitIr = await unit();
  const inUnits = async (row) => {
    const [value, beside] = await Promise.all([
      perOperation(row, texts),
      row.beside && perOperation(row.beside, texts),
    ]);
    return { ...row, value, units: value / unitIr, beside: beside && beside / unitIr };
  };
  const inVariables = async (row) => ({
    ...row,
    value: await answer(interpreter, row.code, texts[row.script]),
    beside: row.beside && (await answer(interpreter, row.beside.code, texts[row.beside.script])),
  });
  const rows = await Promise.all([...instructionRows.map(inUnits), ...variableRows.map(inVariables)]);
  return [{ name: 'unit: x=y+1', value: unitIr, units: 1 }, ...rows];
}

const KiB = 1024;
const bytes = (texts) => [
  { name: 'bytes of zeitnot-pixl.js, resident', value: texts.board.length, budget: 12 * KiB },
  { name: 'bytes of clock and state', value: texts.clock.length, beside: texts.library.length },
];

async function inNode() {
  await bundleCli('tools/bench/play.ts', 'dist/bench.mjs');
  const { play } = await import('../dist/bench.mjs');
  return play();
}

run(async () => {
  const texts = await scripts();
  const why = missing(interpreter);
  if (why) console.log(`Real interpreter: not measured, ${why}.`);
  const rows = [...(why ? [] : await measured(texts)), ...bytes(texts), ...(await inNode())];
  const broken = printTable(rows);
  if (broken > 0) process.exitCode = 1;
});
