/** A written move and the legal moves it may mean: SAN, long notation, UCI; castling with letters or zeros. */
import type { Chess, Move, PieceSymbol, Square } from 'chess.js';

/** What the writing says. */
export interface Wording {
  readonly castling: 'k' | 'q' | null;
  /** null: not said; then a pawn's, or with a whole square of departure any man's. */
  readonly piece: PieceSymbol | null;
  readonly fromFile: string | null;
  readonly fromRank: string | null;
  readonly to: Square | null;
  readonly promotion: PieceSymbol | null;
}

const castling = /^([Oo0])-\1(-\1)?$/;

const move = /^([KQRBNP])?([a-h])?([1-8])?[x:-]?([a-h][1-8])(?:=?([QRBNqrbn])|\(([QRBN])\))?$/;

/** Check, mate, praise, an offered draw and `e.p.` say nothing about which move it is. */
const trimmings = /(?:e\.?p\.?|\(=\)|[+#!?†‡]|mate)+$/;

const lower = (letter: string | undefined): PieceSymbol | null => (letter?.toLowerCase() ?? null) as PieceSymbol | null;

/** @returns null: it is no move at all */
export function readMove(written: string): Wording | null {
  const text = written.trim().replace(trimmings, '').trimEnd();
  const rook = castling.exec(text);
  const nothing = { piece: null, fromFile: null, fromRank: null, to: null, promotion: null };
  if (rook) return { ...nothing, castling: rook[2] === undefined ? 'k' : 'q' };
  const found = move.exec(text);
  if (!found) return null;
  const [, piece, fromFile = null, fromRank = null, to, promotion, bracketed] = found;
  const isPawn = piece === undefined && !(fromFile && fromRank);
  return {
    castling: null,
    piece: isPawn ? 'p' : lower(piece),
    fromFile,
    fromRank,
    to: to as Square,
    promotion: lower(promotion ?? bracketed),
  };
}

const castled = (found: Move): Wording['castling'] =>
  found.isKingsideCastle() ? 'k' : found.isQueensideCastle() ? 'q' : null;

/** A king's move of two squares is castling, not "Kg1"; "e1g1" says both squares and may be it. */
function isMeant(found: Move, { castling: side, piece, fromFile, fromRank, to, promotion }: Wording): boolean {
  if (side !== null) return castled(found) === side;
  return (
    found.to === to &&
    (piece === null || (found.piece === piece && castled(found) === null)) &&
    (fromFile === null || found.from[0] === fromFile) &&
    (fromRank === null || found.from[1] === fromRank) &&
    (promotion === null || found.promotion === promotion)
  );
}

/** The legal moves that the wording may mean: one when it is a good move, several when it is ambiguous. */
export const meantBy = (position: Chess, wording: Wording): Move[] =>
  position.moves({ verbose: true }).filter((found) => isMeant(found, wording));

/** Plays what is proper SAN; nearly all moves are, and this is fast. */
function playProper(position: Chess, text: string): Move | null {
  try {
    return position.move(text, { strict: true });
  } catch {
    return null;
  }
}

/** Plays the one legal move that is meant; else the position stays, and the candidates are returned. */
export function play(
  position: Chess,
  text: string,
): { readonly move: Move } | { readonly candidates: readonly Move[] } {
  const wording = readMove(text);
  if (!wording) return { candidates: [] };
  const proper = playProper(position, text);
  if (proper) return { move: proper };
  const candidates = meantBy(position, wording);
  const [only] = candidates;
  if (only === undefined || candidates.length > 1) return { candidates };
  return {
    move: position.move({ from: only.from, to: only.to, ...(only.promotion && { promotion: only.promotion }) }),
  };
}
