/** `zeitnot grades`: score, points and grades after a game (seed 001). */
import type { Command } from 'commander';
import { changeOf, gradeOf, scoreOf } from '../desk/grades';
import { isResult, results } from '../desk/results';
import { sides } from '../desk/sides';
import { BadInput } from '../input';
import { messages } from '../messages';

const text = messages.desk;

interface Options {
  json?: true;
}

/** Two decimals are enough for anybody. */
const rounded = (points: number): number => Math.round(points * 100) / 100;

function readPoints(value: string): number {
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(value)) throw new BadInput(text.grades.badPoints(value));
  return Number(value);
}

function grades(white: string, black: string, result: string, { json }: Options): void {
  const before = { white: readPoints(white), black: readPoints(black) };
  if (!isResult(result)) throw new BadInput(text.grades.badResult(result, results));
  const change = changeOf(before, result);
  const score = scoreOf(result);
  const rows = sides.map((side) => {
    const after = rounded(before[side] + change[side]);
    return {
      side,
      score: score[side],
      before: before[side],
      change: rounded(change[side]),
      after,
      grade: gradeOf(after),
    };
  });
  const lines = json
    ? rows.map((row) => JSON.stringify(row))
    : rows.map((row) => text.grades.side(row.side, row.score, row.before, row.change, row.after, row.grade));
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Adds the command to the program. */
export function addGrades(program: Command): void {
  program
    .command('grades')
    .description(text.grades.about)
    .argument('<white>', text.grades.white)
    .argument('<black>', text.grades.black)
    .argument('<result>', text.grades.result)
    .option('--json', text.json)
    .action(grades);
}
