/** A scoresheet followed on a board by chess.js: every position, how the game ended there, or the move it stops at. */
import { Chess, type Color, type Move, type Square } from 'chess.js';
import type { SideName } from '../engine/types';
import { messages } from '../messages';
import { type Fault, refusalOf } from './illegal';
import { isDead, materialOf } from './material';
import { play } from './notation';
import type { Sheet, SheetMove } from './sheet';
import { colorOf, sideOf } from './sides';

const text = messages.desk.follow;

/** A position and the ply after which it stands, 0 for the start. */
export interface Position {
  readonly ply: number;
  readonly fen: string;
  /** Of its men, side to move, castling and en passant rights (§10.10). */
  readonly key: string;
  /** Plies since a pawn moved or a man was taken (§10.12). */
  readonly quiet: number;
}

export interface Played extends Position {
  readonly side: SideName;
  readonly san: string;
  readonly written: SheetMove;
}

export type EndedBy = 'mate' | 'stalemate' | 'dead';

export interface Ending {
  readonly by: EndedBy;
  readonly ply: number;
}

/** The move at which a game cannot be followed any more. */
export interface Stop {
  readonly fault: Fault | 'broken' | 'over';
  /** The one that could not be played. */
  readonly ply: number;
  readonly side: SideName;
  /** The move's number on the scoresheet. */
  readonly move: number;
  /** As written; null: the text ends here. */
  readonly written: string | null;
  readonly line: number | null;
  readonly reason: string;
  readonly alternatives: readonly string[];
}

export interface Followed {
  readonly sheet: Sheet;
  readonly start: Position;
  readonly moves: readonly Played[];
  readonly ending: Ending | null;
  readonly stop: Stop | null;
}

/**
 * Two positions are the same when this is: chess.js names the en passant square only where the capture is legal, and
 * a castling right as long as neither king nor rook has moved.
 */
export const keyOf = (fen: string): string => fen.split(' ').slice(0, 4).join(' ');

const numberOf = (fen: string, field: 4 | 5): number => Number(fen.split(' ')[field]);

export const positionOf = (fen: string, ply: number): Position => ({
  ply,
  fen,
  key: keyOf(fen),
  quiet: numberOf(fen, 4),
});

export const sideToMove = ({ fen }: Position): SideName => sideOf[(fen.split(' ')[1] ?? 'w') as Color];

/** The number of the move to be made. */
export const moveNumber = ({ fen }: Position): number => numberOf(fen, 5);

/** Start and every position after it. */
export const positionsOf = ({ start, moves }: Followed): readonly Position[] => [start, ...moves];

/** Behind an en passant square stands the pawn that has just passed it, from an empty square over an empty one. */
function isPassable(board: Chess, passing: string): boolean {
  if (passing === '-') return true;
  const [file] = passing;
  const [from, over, to] = board.turn() === 'w' ? [7, 6, 5] : [2, 3, 4];
  const pawn = board.get(`${file}${to}` as Square);
  const isEmpty = (rank: number | undefined) => !board.get(`${file}${rank}` as Square);
  return pawn?.type === 'p' && pawn.color !== board.turn() && isEmpty(from) && isEmpty(over);
}

/** The rights of a set position fit the men, and nobody's king can be taken. */
function faultOfStart(board: Chess, passing: string): string | null {
  const colors = Object.values(colorOf);
  const corners = { k: 'h', q: 'a' } as const;
  for (const color of colors) {
    const rank = color === 'w' ? 1 : 8;
    for (const wing of ['k', 'q'] as const) {
      const isHome = board.get(`e${rank}`)?.type === 'k' && board.get(`e${rank}`)?.color === color;
      const rook = board.get(`${corners[wing]}${rank}`);
      if (board.getCastlingRights(color)[wing] && !(isHome && rook?.type === 'r' && rook.color === color))
        return text.badRights;
    }
  }
  if (!isPassable(board, passing)) return text.badPassing;
  const waiting = colors.find((color) => color !== board.turn()) as Color;
  const [king] = board.findPiece({ type: 'k', color: waiting });
  return king && board.isAttacked(king, board.turn()) ? text.kingInReach : null;
}

/** @throws Error with the reason when the tag is no position that a game can start from */
function startingBoard(fen: string | undefined): Chess {
  const board = new Chess(fen?.trim());
  const fault = faultOfStart(board, fen?.trim().split(/\s+/)[3] ?? '-');
  if (fault) throw new Error(fault);
  return board;
}

function endingAfter(board: Chess, fen: string, ply: number): Ending | null {
  if (board.isCheckmate()) return { by: 'mate', ply };
  if (board.isStalemate()) return { by: 'stalemate', ply };
  return isDead(materialOf(fen)) ? { by: 'dead', ply } : null;
}

const playedBy = (move: Move, ply: number, written: SheetMove): Played => ({
  ...positionOf(move.after, ply),
  side: sideOf[move.color],
  san: move.san,
  written,
});

const stopAt = (before: Position, { san, line }: SheetMove) => ({
  ply: before.ply + 1,
  side: sideToMove(before),
  move: moveNumber(before),
  written: san,
  line,
});

const brokenStop = (before: Position, reason: string): Stop => ({
  fault: 'broken',
  ply: before.ply + 1,
  side: sideToMove(before),
  move: moveNumber(before),
  written: null,
  line: null,
  reason,
  alternatives: [],
});

/** Follows the game to its end, or to the first move that cannot be played; there the rest of the record is left. */
export function followGame(sheet: Sheet): Followed {
  let board: Chess;
  try {
    board = startingBoard(sheet.tags.get('FEN'));
  } catch (error) {
    const start = positionOf(new Chess().fen(), 0);
    const stop = brokenStop(start, text.badStart((error as Error).message));
    return { sheet, start, moves: [], ending: null, stop };
  }
  const start = positionOf(board.fen(), 0);
  const moves: Played[] = [];
  let ending = endingAfter(board, start.fen, 0);
  for (const written of sheet.moves) {
    const before = moves.at(-1) ?? start;
    const end = (stop: Stop): Followed => ({ sheet, start, moves, ending, stop });
    if (ending) {
      const reason = text.over(ending.by, ending.ply);
      return end({ ...stopAt(before, written), fault: 'over', reason, alternatives: [] });
    }
    const played = play(board, written.san);
    if (!('move' in played)) return end({ ...stopAt(before, written), ...refusalOf(board, written.san) });
    moves.push(playedBy(played.move, moves.length + 1, written));
    ending = endingAfter(board, played.move.after, moves.length);
  }
  const stop = sheet.broken === null ? null : brokenStop(moves.at(-1) ?? start, sheet.broken);
  return { sheet, start, moves, ending, stop };
}
