/** The bench's table, and what its budgets apply to. */

const whole = (number) => (number === undefined ? '' : Math.round(number).toLocaleString('en'));
const tenth = (number) => (number === undefined ? '' : number.toFixed(1));

/** The budgets of instructions are given for a build by `-Os`, in units: this is its unit. */
const ReferenceIr = 4634;
const ReferenceTolerance = 0.02;

/** What the units of a row of another build may have on top: a row's agree within this much (architecture.md 5). */
const OtherBuilds = 0.06;

/**
 * @param {number | null} unitIr instructions of one unit in this build; null when nothing was measured
 * @returns {{factor: number, text: string}} how much of a budget in units may be used, and why
 */
export function allowance(unitIr) {
  const rule = `Budgets in units are those of an -Os build (1 unit = ${whole(ReferenceIr)} Ir)`;
  if (unitIr === null) return { factor: 1, text: 'Those in the real interpreter were not measured.' };
  if (Math.abs(unitIr / ReferenceIr - 1) <= ReferenceTolerance) return { factor: 1, text: `${rule}; this is one.` };
  return {
    factor: 1 + OtherBuilds,
    text: `${rule}; in this build 1 unit = ${whole(unitIr)} Ir, and ${OtherBuilds * 100} % on top are allowed.`,
  };
}

/** Budgets of instructions are in units; of the rest, in what is measured. */
const used = ({ value, units }) => units ?? value;
const isOver = (row, factor) => used(row) > row.budget * factor;
const allowed = (row, { factor }) => (row.units === undefined ? 1 : factor);
const isBroken = (row, allowance) => isOver(row, allowed(row, allowance));

function verdict(row, allowance) {
  if (isBroken(row, allowance)) return 'BROKEN';
  return isOver(row, 1) ? `+${tenth((used(row) / row.budget - 1) * 100)} %, allowed` : '';
}

const columns = [
  ['', ({ name }) => name],
  ['measured', ({ value }) => whole(value)],
  ['', ({ of = '' }) => of],
  ['units', ({ units }) => tenth(units)],
  ['budget', ({ budget }) => whole(budget)],
  ['', ({ budget, units, of }) => (budget === undefined ? '' : units === undefined ? of : 'units')],
  ['chess-clock 0.5.0', ({ units, beside }) => (units === undefined ? whole(beside) : tenth(beside))],
  ['', verdict],
];
const isText = ([title], i) => title === '' || i === 0;

/** Cells as lines of columns, numbers to the right. */
function printColumns(lines, isText) {
  const widths = lines[0].map((_, i) => Math.max(...lines.map((line) => line[i].length)));
  const pad = (text, i) => (isText(i) ? text.padEnd(widths[i]) : text.padStart(widths[i]));
  for (const line of lines) console.log(line.map(pad).join('  ').trimEnd());
}

/** What is known of clocks one can buy. */
const bought = [
  ['DGT 2000, 4 AA', '5,000'],
  ['DGT 3000, 2 AA', '-'],
  ['DGT 2010', '-'],
];

/**
 * @param {object[]} rows of tools/bench/hours.ts
 */
export function printHours(rows) {
  console.log("\nHours of a battery, estimated: wake-ups and bytes of a game's hour, currents of board-config.json.");
  const own = rows.map(({ board, capacityMah, wakeUps, busyMs, drawnBytes, playing, resting }) => [
    `${board}, ${whole(capacityMah)} mAh`,
    ...[playing, resting, wakeUps, busyMs / 1000, drawnBytes].map(whole),
  ]);
  const others = bought.map(([name, hours]) => [name, hours, '', '', '', '']);
  const title = ['', 'playing', 'resting', 'wake-ups', 'awake s', 'bytes'];
  printColumns([title, ...own, ...others], (i) => i === 0);
}

/**
 * @param {{name: string, value: number, of?: string, units?: number, budget?: number, beside?: number}[]} rows
 * @param {{factor: number, text: string}} allowance of budgets in units
 * @returns {number} how many budgets are broken
 */
export function printTable(rows, allowance) {
  const cells = rows.map((row) => columns.map(([, text]) => text(row, allowance)));
  printColumns([columns.map(([title]) => title), ...cells], (i) => isText(columns[i], i));
  const broken = rows.filter((row) => isBroken(row, allowance)).length;
  const held = broken === 0 ? 'All budgets hold.' : `${broken} budgets are broken.`;
  console.log([held, allowance.text].join(' ').trimEnd());
  return broken;
}
