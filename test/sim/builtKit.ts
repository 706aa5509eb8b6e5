/** The built script on its virtual board, driven by lines of the link. */
import config from '../../board-config.json';
import { type Board, createBoard } from '../../sim/board';
import { builtOptions } from '../../sim/engine/files';

export const boardNames = Object.keys(config.boards) as (keyof typeof config.boards)[];

/** A clock that was just switched on. @param ppm what its oscillator runs fast */
export function clockOn(name: keyof typeof config.boards, ppm = 0): Board {
  return createBoard({ ...builtOptions(name), ppm });
}

/** One line of the arbiter's to the clock. @returns its answer */
export function ask(board: Board, fields: object): Record<string, unknown> {
  board.answers.length = 0;
  board.send(JSON.stringify({ code: '0000', ...fields }));
  if (board.errors.length > 0) throw new Error(board.errors.join('\n'));
  return JSON.parse(board.answers[0] as string);
}

/** Plain or Fischer for both, from the start on. */
export const game = (baseMs: number, bonusMs = 0) => [[0, baseMs, bonusMs > 0 ? 1 : 0, bonusMs, 0, 0]];

export function press(board: Board, side: 'white' | 'black'): void {
  board.edge(side, 1);
  board.edge(side, 0);
}

/** What is to be seen, row by row. */
export const pixels = ({ lcd }: Board): string[] =>
  Array.from({ length: lcd.height }, (_, y) =>
    Array.from({ length: lcd.width }, (__, x) => lcd.getPixel(x, y)).join(''),
  );

/** Time goes on by `ms`. @returns how often the interpreter woke up meanwhile */
export function wakeUps(board: Board, ms: number): number {
  const before = board.counters().wakeUps;
  board.advanceTo(board.nowMs() + ms);
  return board.counters().wakeUps - before;
}
