/** The bench's table. */

const whole = (number) => (number === undefined ? '' : Math.round(number).toLocaleString('en'));
const tenth = (number) => (number === undefined ? '' : number.toFixed(1));

/** Budgets of instructions are in units; of the rest, in what is measured. */
const isBroken = ({ value, units, budget }) => (units ?? value) > budget;

const columns = [
  ['', ({ name }) => name],
  ['measured', ({ value }) => whole(value)],
  ['units', ({ units }) => tenth(units)],
  ['budget', ({ budget }) => whole(budget)],
  ['chess-clock 0.5.0', ({ units, beside }) => (units === undefined ? whole(beside) : tenth(beside))],
  ['', (row) => (isBroken(row) ? 'BROKEN' : '')],
];

/**
 * @param {{name: string, value: number, units?: number, budget?: number, beside?: number}[]} rows
 * @returns {number} how many budgets are broken
 */
export function printTable(rows) {
  const cells = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, text]) => text(row)))];
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i].length)));
  const pad = (text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]));
  for (const line of cells) console.log(line.map(pad).join('  ').trimEnd());
  const broken = rows.filter(isBroken).length;
  console.log(broken === 0 ? 'All budgets hold.' : `${broken} budgets are broken.`);
  return broken;
}
