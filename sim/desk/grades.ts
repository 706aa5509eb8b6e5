/** Scores (§12 of seed 000) and the club's points and grades (seed 001; laws.md B). */
import type { SideName } from '../engine/types';
import type { Result } from './results';

export type BySide<T> = Readonly<Record<SideName, T>>;

const points: Readonly<Record<string, number>> = { '1': 1, '0': 0, '1/2': 0.5 };

/** 1, 1/2 or 0 for each side. */
export function scoreOf(result: Result): BySide<number> {
  const [white = '0', black = '0'] = result.split('-');
  return { white: points[white] ?? 0, black: points[black] ?? 0 };
}

/** From this difference of points on: what is gained. The last row that fits counts. */
type Row = readonly [from: number, gain: (difference: number) => number];

const drawn: readonly Row[] = [
  [0, () => 0],
  [10, (d) => (10 + d / 10) / 2],
  [100, (d) => d / 4],
];

const lowerWins: readonly Row[] = [
  [0, () => 10],
  [10, (d) => 10 + d / 10],
  [100, (d) => d / 2],
];

const higherWins: readonly Row[] = [
  [0, () => 10],
  [10, (d) => 10 - d / 12.5],
  [100, () => 2],
  [200, () => 0],
];

const gainBy = (rows: readonly Row[], difference: number): number =>
  rows.findLast(([from]) => difference >= from)?.[1](difference) ?? 0;

const nobody: BySide<number> = { white: 0, black: 0 };

const give = (winner: SideName, gain: number, loss: number): BySide<number> =>
  winner === 'white' ? { white: gain, black: -loss } : { white: -loss, black: gain };

/**
 * What a game changes: a loser loses what the winner gains; in a draw the lower side gains and nobody loses. Games that
 * both have lost, or that are half lost, change nothing.
 * @param before points of both before the game, not negative
 */
export function changeOf(before: BySide<number>, result: Result): BySide<number> {
  const difference = Math.abs(before.white - before.black);
  const lower: SideName = before.white < before.black ? 'white' : 'black';
  if (result === '1/2-1/2') return give(lower, gainBy(drawn, difference), 0);
  if (result !== '1-0' && result !== '0-1') return nobody;
  const winner: SideName = result === '1-0' ? 'white' : 'black';
  const gain = gainBy(winner === lower ? lowerWins : higherWins, difference);
  return give(winner, gain, gain);
}

const pointsPerGrade = 100;
const lowestGrade = 30;

/** One grade per 100 points, from 30 up to 1. @returns null: no grade yet */
export function gradeOf(pointsNow: number): number | null {
  const steps = Math.floor(pointsNow / pointsPerGrade);
  return steps < 1 ? null : Math.max(1, lowestGrade + 1 - steps);
}
