/**
 * Measures the clock: in the real interpreter, where ESPRUINO and valgrind are there, in instructions and in units of
 * `x=y+1`; in Node in presses and hours. Exit 1 when a budget is broken.
 * node tools/bench.mjs [--row TEXT]     only the interpreter's rows with this in their name
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { boardRows } from './bench/boards.mjs';
import { answer, instructions, missing } from './bench/interpreter.mjs';
import { library } from './bench/library.mjs';
import { unitProgram } from './bench/programs.mjs';
import { fischer, instructionRows, variableRows } from './bench/rows.mjs';
import { allowance, printHours, printTable } from './bench/table.mjs';
import { readBoards } from './boards.mjs';
import { bundle, bundleCli, root } from './bundle.mjs';
import { scriptTexts, storageFiles } from './dist.mjs';
import { Offence, run } from './refusal.mjs';
import { kitPlugin } from './rooms.mjs';

const interpreter = process.env.ESPRUINO;
const Operations = 200;
/** Operations before the measured ones: what is made once is made. */
const WarmUp = 20;
/** Of a thousand instructions on a board: docs/power.md, an estimate. */
const UsPerThousand = 30;

const boards = readBoards(join(root, 'board-config.json'));
const { pixl } = boards;
const devices = JSON.parse(readFileSync(join(root, 'devices.json'), 'utf8'));

/** Those of every board. */
const ofBoards = Object.entries(boards).map(([name, entry]) =>
  boardRows({
    name,
    entry,
    label: entry === pixl ? '' : `, ${name}`,
    variables: devices[entry.device].variables / 2,
    periods: fischer,
  }),
);
const entries = ['clock', 'core', 'edge', 'residentClock', 'residentCore'];
const entryPoint = (name) => `tools/bench/entry/${name}.ts`;

const texts = (files) => Object.fromEntries(files.map(([name, path]) => [name, readFileSync(path, 'latin1')]));

/** What lies in Storage, by the rows' `script`: name -> text. */
async function scripts() {
  const built = entries.map(async (name) => [
    name,
    { '.bootcde': (await bundle(entryPoint(name), pixl, {}, [kitPlugin(new Map())])).text },
  ]);
  return {
    ...Object.fromEntries(await Promise.all(built)),
    library: { '.bootcde': await library() },
    ...Object.fromEntries(Object.keys(boards).map((name) => [name, texts(storageFiles(name))])),
    text: texts(scriptTexts('pixl')),
  };
}

/** The row of the core that stays in memory has the files of the core that do. */
async function assertResident() {
  const core = ({ files }) => files.filter((file) => file.startsWith('firmware/core/')).sort();
  const measured = core(await bundle(entryPoint('residentCore'), pixl, {}));
  const resident = core(await bundle('firmware/device/main.ts', pixl, {}, [kitPlugin(new Map())]));
  if (String(measured) === String(resident)) return;
  throw new Offence(`${entryPoint('residentCore')} has ${measured}; the resident script has ${resident}`);
}

/** Instructions of one `x=y+1`. */
async function unit() {
  const [with10000, empty] = await Promise.all([
    instructions(interpreter, unitProgram('x=y+1;')),
    instructions(interpreter, unitProgram('')),
  ]);
  return (with10000 - empty) / 10000;
}

async function perOperation({ script, code, minus, operations = Operations }, texts) {
  const warmUp = Math.min(WarmUp, operations);
  const [few, many] = await Promise.all(
    [warmUp, warmUp + operations].map((n) => instructions(interpreter, code(n), texts[script])),
  );
  const all = (many - few) / operations;
  return minus ? all - (await perOperation({ script, code: minus, operations }, texts)) : all;
}

/** What is measured did happen. */
async function assertDone({ name, script, code, done, operations = WarmUp + Operations }, texts) {
  const n = operations;
  const isDone = await answer(interpreter, `${code(n)}\nsay(${done(n)}?1:0);`, texts[script]);
  if (!isDone) throw new Offence(`${name}: the program did not do it ${n} times`);
}

/** An edge that comes while a handler runs waits for its end; its time is that of its interrupt all the same. */
function longestOf(rows) {
  const [longest] = rows.filter(({ inGame }) => inGame).sort((a, b) => b.value - a.value);
  if (!longest) return [];
  const { value, units } = longest;
  return [
    { name: 'worst delay of an edge in a game', of: 'Ir', value, units },
    { name: 'the same at 64 MHz, by the upper estimate', of: 'ms', value: (value / 1000) * (UsPerThousand / 1000) },
  ];
}

/** Every row as {name, value, of, units?, budget, beside?}; budgets of instructions are in units. */
async function measured(texts, unitIr, wanted) {
  const inUnits = async (row) => {
    const [value, beside] = await Promise.all([
      perOperation(row, texts),
      row.beside && perOperation(row.beside, texts),
      assertDone(row, texts),
    ]);
    return { ...row, of: 'Ir', value, units: value / unitIr, beside: beside && beside / unitIr };
  };
  const said = async (parts) => {
    const numbers = await Promise.all(parts.map(({ code, script }) => answer(interpreter, code, texts[script])));
    return numbers.reduce((sum, number) => sum + number, 0);
  };
  const inVariables = async (row) => ({
    ...row,
    of: 'variables',
    value: await said(row.parts),
    beside: row.beside && (await said(row.beside)),
  });
  const rows = await Promise.all([
    ...[...instructionRows(pixl), ...ofBoards.flatMap((rows) => rows.instructions)].filter(wanted).map(inUnits),
    ...[...variableRows(pixl), ...ofBoards.flatMap((rows) => rows.variables)].filter(wanted).map(inVariables),
  ]);
  return [{ name: 'unit: x=y+1', of: 'Ir', value: unitIr, units: 1 }, ...rows, ...longestOf(rows)];
}

const KiB = 1024;
const lengthOf = (storage) => Object.values(storage).join('').length;
const bytes = ({ text, clock, library, ...storage }) =>
  [
    ...Object.keys(boards).flatMap((name) => [
      { name: `resident script, ${name}`, value: storage[name]['.bootcde'].length, budget: 12 * KiB },
      { name: `all scripts, ${name}`, value: lengthOf(storage[name]), budget: 20 * KiB },
    ]),
    { name: 'all scripts, before rooms are packed', value: lengthOf(text) },
    { name: 'clock, rare parts too', value: lengthOf(clock), beside: lengthOf(library) },
  ].map((row) => ({ ...row, of: 'bytes' }));

async function inNode() {
  await bundleCli('tools/bench/play.ts', 'dist/bench.mjs');
  return import('../dist/bench.mjs');
}

run(async () => {
  const { values } = parseArgs({ options: { row: { type: 'string', default: '' } } });
  const wanted = ({ name }) => name.includes(values.row);
  await assertResident();
  const texts = await scripts();
  const why = missing(interpreter);
  if (why) console.log(`Real interpreter: not measured, ${why}.`);
  const unitIr = why ? null : await unit();
  const node = values.row === '' ? await inNode() : null;
  const rows = [
    ...(why ? [] : await measured(texts, unitIr, wanted)),
    ...bytes(texts),
    ...(node ? await node.play(Object.keys(boards)) : []),
  ];
  const broken = printTable(rows, allowance(unitIr));
  if (node) printHours(Object.keys(boards).map(node.hoursOf));
  if (broken > 0) process.exitCode = 1;
});
