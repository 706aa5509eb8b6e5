/** A PGN file -> recorded games: who moved, what the clock showed, what was used. Chess is not judged here. */
import { parseGames } from '@mliebelt/pgn-parser';
import type { SideName } from '../engine/types';
import { messages } from '../messages';
import { partsOf } from './long';
import { type Source, sourceOf, valuesOf, type Written } from './record';
import { type GameText, splitGames } from './split';

/** One completed move of the main line. */
export interface RecordedMove {
  readonly side: SideName;
  readonly san: string;
  /** Recorded on the mover's clock; null: missing or unreadable. */
  readonly clock: Written | null;
  /** Recorded as used for this move; null: missing. Of most programs a hint only. */
  readonly used: Written | null;
}

export interface RecordedGame {
  /** In the file, from 1. */
  readonly number: number;
  readonly tags: ReadonlyMap<string, string>;
  readonly moves: readonly RecordedMove[];
  /** null: no clock value at all. */
  readonly source: Source | null;
  /** Why the game could not be read, with its line; its `moves` are empty then. */
  readonly broken: string | null;
}

/** What the library hands over of a move; comments are the numbers that `simplify` put in their place. */
interface LibraryMove {
  notation: { notation: string };
  commentDiag?: { comment?: string } | null;
  commentMove?: string;
}

/** A move, and the text of its comments. */
interface Said {
  readonly san: string;
  readonly comment: string;
}

const castling: Readonly<Record<string, string>> = { '0-0': 'O-O', '0-0-0': 'O-O-O' };

/** A comment, the rest of a line after `;`, a NAG, castling written with zeros (at the end `0-0` is a result). */
const token = /\{([^}]*)(\}?)|;([^\n]*)|\$\d+|\b0-0(?:-0)?(?![-\d])(?=\s*\S)/g;

/** Results that the library does not know. */
const oddResult = /\s(?:0-0|1\/2-0|0-1\/2|½-½)\s*$/;

/** The library takes no comment after the result. */
const afterResult = /(1-0|0-1|1\/2-1\/2|\*)(?:\s*\{\d+\})+\s*$/;

interface Simple {
  text: string;
  comments: string[];
  /** A comment is not closed; its offset. */
  unclosedAt: number | null;
}

/**
 * Movetext as the library reads it: comments become `{number}`, because one malformed command in a comment would cost
 * the whole game; NAGs, which it refuses after a comment, go. Line ends stay, so that its errors name the right line.
 */
function simplify(movetext: string): Simple {
  const comments: string[] = [];
  let unclosedAt: number | null = null;
  const text = movetext.replace(token, (whole, braced, end, line, offset: number) => {
    const comment: string | undefined = braced ?? line;
    if (comment === undefined) return castling[whole] ?? '';
    if (braced !== undefined && end === '') unclosedAt ??= offset;
    return ` {${comments.push(comment) - 1}} ${comment.replace(/[^\n]/g, '')}`;
  });
  return { text: text.replace(afterResult, '$1').replace(oddResult, ''), comments, unclosedAt };
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const textOf = (numbers: string | undefined, comments: readonly string[]): string =>
  (numbers ?? '')
    .split(/\s+/)
    .map((n) => (n === '' ? '' : (comments[Number(n)] ?? '')))
    .join(' ');

/** What the library says about its first offence: a syntax error has `found`, null at the end of the text. */
function offence(error: unknown, firstLine: number): string {
  const { found, location, message } = error as Error & {
    found?: string | null;
    location?: { start: { line: number } };
  };
  if (error instanceof RangeError) return messages.replay.tooDeep(firstLine);
  if (!location) return messages.replay.unreadable(firstLine, message);
  return messages.replay.broken(firstLine + location.start.line - 1, found ?? null);
}

/** The moves of one game, each with the text of its comments. */
function attach(moves: readonly LibraryMove[], comments: readonly string[]): Said[] {
  return moves.map((move, index) => {
    // A comment that follows a variation is handed over with the next move.
    const after = [move.commentDiag?.comment, moves[index + 1]?.commentMove];
    return { san: move.notation.notation, comment: after.map((numbers) => textOf(numbers, comments)).join(' ') };
  });
}

const firstSide = (tags: ReadonlyMap<string, string>): SideName =>
  tags.get('FEN')?.trim().split(/\s+/)[1] === 'b' ? 'black' : 'white';

const otherSide: Readonly<Record<SideName, SideName>> = { white: 'black', black: 'white' };

type Unnumbered = Omit<RecordedGame, 'number'>;

function recorded(tags: ReadonlyMap<string, string>, moves: readonly Said[]): Unnumbered {
  const source = sourceOf(moves.map((move) => move.comment));
  const first = firstSide(tags);
  return {
    tags,
    source,
    broken: null,
    moves: moves.map(({ san, comment }, index) => ({
      side: index % 2 === 0 ? first : otherSide[first],
      san,
      ...valuesOf(comment, source),
    })),
  };
}

/** One piece of the file; without tags it may hold several games. */
function readPiece({ tags, movetext, line }: GameText): Unnumbered[] {
  const { text, comments, unclosedAt } = simplify(movetext);
  const broken = (reason: string): Unnumbered[] => [{ tags, moves: [], source: null, broken: reason }];
  if (unclosedAt !== null) return broken(messages.replay.unclosed(line + lineOf(movetext, unclosedAt) - 1));
  if (text.trim() === '') return [recorded(tags, [])];
  const games: Said[][] = [];
  for (const part of partsOf(text)) {
    try {
      const read = parseGames(part.text, { startRule: 'games' }).map(({ moves }) => attach(moves, comments));
      // The first game of a part goes on with the last one of the part before.
      const goesOn = games.length > 0 ? read.shift() : undefined;
      if (goesOn) games[games.length - 1]?.push(...goesOn);
      games.push(...read);
    } catch (error) {
      return broken(offence(error, line + part.lines));
    }
  }
  return games.map((moves) => recorded(tags, moves));
}

/**
 * Reads all games of a file. A game that cannot be read is named in its `broken`; the others are read all the same.
 * @param text any text: what is no PGN gives broken games or none
 */
export const readGames = (text: string): RecordedGame[] =>
  splitGames(text)
    .flatMap(readPiece)
    .map((game, index) => ({ number: index + 1, ...game }));
