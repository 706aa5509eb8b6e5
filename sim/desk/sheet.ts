/** A PGN file -> scoresheets: what was written for each move, and the times beside it. Chess is judged in ./follow. */
import type { SideName } from '../engine/types';
import { messages } from '../messages';
import type { RecordedGame, RecordedMove } from '../pgn';
import { sourceOf, valuesOf } from '../pgn/record';
import { type GameText, splitGames } from '../pgn/split';
import { type Movetext, readMovetext } from './movetext';
import { otherSide } from './sides';

export interface SheetMove extends RecordedMove {
  readonly comment: string;
  /** Of the file, from 1. */
  readonly line: number;
}

/** Also a game that could be read to a part only: `broken` says why, `moves` are those before it. */
export interface Sheet extends RecordedGame {
  readonly moves: readonly SheetMove[];
  /** Comments before the first move. */
  readonly before: string;
  /** At the end of the moves; null: none. */
  readonly result: string | null;
}

const firstSide = (tags: ReadonlyMap<string, string>): SideName =>
  tags.get('FEN')?.trim().split(/\s+/)[1] === 'b' ? 'black' : 'white';

function sheetOf({ tags, line: firstLine }: GameText, { moves, before, result, broken }: Movetext): Sheet {
  const source = sourceOf(moves.map(({ comment }) => comment));
  const first = firstSide(tags);
  return {
    number: 0,
    tags,
    source,
    before,
    result,
    broken: broken && messages.desk.movetext.atLine(firstLine + broken.line, broken.reason),
    moves: moves.map(({ text, comment, line }, index) => ({
      side: index % 2 === 0 ? first : otherSide[first],
      san: text,
      comment,
      line: firstLine + line,
      ...valuesOf(comment, source),
    })),
  };
}

/** Reads all games of a file, whatever is in it. */
export const readSheets = (text: string): Sheet[] =>
  splitGames(text)
    .flatMap((game) => readMovetext(game.movetext).map((movetext) => sheetOf(game, movetext)))
    .map((sheet, index) => ({ ...sheet, number: index + 1 }));
