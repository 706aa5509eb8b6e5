/** What the desk's tests share. */
import { type Followed, followGame } from '../../sim/desk/follow';
import { readSheets } from '../../sim/desk/sheet';

/** A game from the usual start, or from a position. */
export const pgn = (moves: string, fen?: string): string =>
  fen === undefined ? moves : `[SetUp "1"]\n[FEN "${fen}"]\n\n${moves}`;

/** The first game of a text, followed. */
export function followed(moves: string, fen?: string): Followed {
  const [sheet] = readSheets(pgn(moves, fen));
  if (!sheet) throw new Error('no game');
  return followGame(sheet);
}

/** The moves again and again, without numbers. */
export const again = (moves: string, times: number): string => Array(times).fill(moves).join(' ');
