/** What the desk's commands take: a file with games, one of them, a ply of it. */
import { profileNames } from '../../firmware/core/control';
import { BadInput, readText } from '../input';
import { messages } from '../messages';
import { type Followed, followGame, positionsOf } from './follow';
import { readSheets, type Sheet } from './sheet';

const text = messages.desk.input;

/** @throws BadInput it cannot be read, or there is no game in it */
export async function readGamesOf(file: string): Promise<Sheet[]> {
  const sheets = readSheets(await readText(file)).filter(({ tags, moves }) => tags.size > 0 || moves.length > 0);
  if (sheets.length === 0) throw new BadInput(text.noGames(file));
  return sheets;
}

/** @throws BadInput no game of the file has a tag or a move that could be followed: it is something else */
export function checkIsPgn(games: readonly Followed[], file: string): void {
  const first = games.find(({ stop }) => stop !== null)?.stop;
  if (!first || games.some(({ sheet, moves }) => sheet.tags.size > 0 || moves.length > 0)) return;
  throw new BadInput(text.noMove(file, first.line, first.written));
}

export function chooseGame(sheets: readonly Sheet[], number: string | undefined, file: string): Sheet {
  const [first] = sheets;
  if (number === undefined && first && sheets.length === 1) return first;
  if (number === undefined) throw new BadInput(text.whichGame(file, sheets.length));
  const chosen = sheets.find((sheet) => String(sheet.number) === number);
  if (!chosen) throw new BadInput(text.noSuchGame(file, number, sheets.length));
  return chosen;
}

/** Whole numbers as they are typed. */
export function readNumber(option: string, value: string, lowest: number, highest: number): number {
  const n = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (n >= lowest && n <= highest) return n;
  throw new BadInput(text.badNumber(option, value, lowest, highest));
}

export function checkProfile(profile: string): string {
  if (!profileNames.includes(profile)) throw new BadInput(text.noProfile(profile, profileNames));
  return profile;
}

export interface AtPly {
  readonly game: Followed;
  readonly ply: number;
}

/**
 * A game and the ply a question is about: the given one, else its last.
 * @throws BadInput there is no such game or ply, or the game cannot be followed to it
 */
export async function gameAt(file: string, options: { game?: string; ply?: string }): Promise<AtPly> {
  const game = followGame(chooseGame(await readGamesOf(file), options.game, file));
  checkIsPgn([game], file);
  const last = positionsOf(game).length - 1;
  const { stop } = game;
  const ply = options.ply === undefined ? last : readNumber('--ply', options.ply, 0, stop ? 999999999 : last);
  if (stop && (options.ply === undefined || ply > last)) throw new BadInput(text.stopped(file, stop));
  return { game, ply };
}
