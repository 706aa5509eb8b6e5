/** Why a written move cannot be played (§5, §9), and what could be. The rules are chess.js's; only the words are ours. */
import { Chess, type Color, type Move, type PieceSymbol, type Square } from 'chess.js';
import { messages } from '../messages';
import { meantBy, readMove, type Wording } from './notation';
import { otherSide, sideOf } from './sides';

const text = messages.desk.illegal;

export type Fault = 'meaningless' | 'ambiguous' | 'illegal';

export interface Refusal {
  readonly fault: Fault;
  readonly reason: string;
  /** Legal moves: those it may mean, else of the same man, else all. SAN. */
  readonly alternatives: readonly string[];
}

const kingSquare = (position: Chess, color: Color): Square | undefined => position.findPiece({ type: 'k', color })[0];

/** Without the mover's king every move is possible that only his king's safety forbids. */
function regardlessOfKing(position: Chess): Chess {
  const [men = '', turn, , passing] = position.fen().split(' ');
  const king = position.turn() === 'w' ? 'K' : 'k';
  return new Chess([men.replace(king, '1'), turn, '-', passing, '0', '1'].join(' '), { skipValidation: true });
}

interface Flight {
  readonly squares: readonly Square[];
  /** Must not be attacked. */
  readonly path: readonly Square[];
}

const flights: Readonly<Record<Color, Readonly<Record<'k' | 'q', Flight>>>> = {
  w: {
    k: { squares: ['f1', 'g1'], path: ['f1', 'g1'] },
    q: { squares: ['b1', 'c1', 'd1'], path: ['d1', 'c1'] },
  },
  b: {
    k: { squares: ['f8', 'g8'], path: ['f8', 'g8'] },
    q: { squares: ['b8', 'c8', 'd8'], path: ['d8', 'c8'] },
  },
};

/** §5.1(5), (6). */
function whyNoCastling(position: Chess, wing: 'k' | 'q'): string {
  const color = position.turn();
  const them = color === 'w' ? 'b' : 'w';
  const { squares, path } = flights[color][wing];
  if (!position.getCastlingRights(color)[wing]) return text.noRight;
  if (position.isCheck()) return text.outOfCheck;
  const between = squares.find((square) => position.get(square));
  if (between) return text.between(between);
  return text.throughCheck(path.find((square) => position.isAttacked(square, them)) ?? '');
}

const pieceMeant = (position: Chess, { piece, fromFile, fromRank }: Wording): PieceSymbol | undefined =>
  piece ?? position.get(`${fromFile}${fromRank}` as Square)?.type;

function whyNotFrom(position: Chess, { fromFile, fromRank }: Wording, piece: PieceSymbol | undefined): string | null {
  const color = position.turn();
  const side = sideOf[color];
  if (fromFile && fromRank) {
    const square = `${fromFile}${fromRank}` as Square;
    const man = position.get(square);
    if (!man) return text.emptySquare(square);
    if (man.color !== color) return text.notHis(square, otherSide[side]);
    if (piece !== undefined && man.type !== piece) return text.otherMan(square, man.type);
  }
  if (piece === undefined) return null;
  const men = position.findPiece({ type: piece, color });
  const fits = (square: Square) => (!fromFile || square[0] === fromFile) && (!fromRank || square[1] === fromRank);
  if (men.length === 0) return text.noMan(side, piece);
  return men.some(fits) ? null : text.noManThere(side, piece, (fromFile ?? '') + (fromRank ?? ''));
}

function whyNotThere(position: Chess, wording: Wording, piece: PieceSymbol | undefined): string {
  const to = wording.to as Square;
  if (meantBy(regardlessOfKing(position), wording).length > 0)
    return position.isCheck() ? text.staysInCheck : text.exposesKing;
  const target = position.get(to);
  if (target?.color === position.turn()) return text.ownMan(to, target.type);
  const color = position.turn();
  const king = kingSquare(position, color);
  if (piece === 'k' && king && position.attackers(to, color).includes(king)) return text.intoCheck(to);
  const isCapture = piece === 'p' && wording.fromFile !== null && wording.fromFile !== to[0];
  return isCapture && !target ? text.nothingToTake(to) : text.noWay(piece ?? 'p', to);
}

function whyIllegal(position: Chess, wording: Wording): string {
  if (position.isCheckmate()) return text.afterMate;
  if (position.isStalemate()) return text.afterStalemate;
  if (wording.castling) return whyNoCastling(position, wording.castling);
  const piece = pieceMeant(position, wording);
  if (wording.promotion && piece === 'p' && !/[18]$/.test(wording.to ?? '')) return text.noPromotion(wording.to ?? '');
  return whyNotFrom(position, wording, piece) ?? whyNotThere(position, wording, piece);
}

const inSan = (moves: readonly Move[]): string[] => moves.map(({ san }) => san);

function alternativesTo(position: Chess, wording: Wording): string[] {
  const legal = position.moves({ verbose: true });
  const piece = wording.castling ? 'k' : pieceMeant(position, wording);
  const ofMan = legal.filter((move) => move.piece === piece);
  const toSquare = ofMan.filter((move) => move.to === wording.to);
  return inSan([toSquare, ofMan, legal].find((moves) => moves.length > 0) ?? []);
}

/** @param written what `play` could not play in this position */
export function refusalOf(position: Chess, written: string): Refusal {
  const wording = readMove(written);
  if (!wording) return { fault: 'meaningless', reason: text.noMove, alternatives: position.moves() };
  const candidates = meantBy(position, wording);
  if (candidates.length > 1) return { fault: 'ambiguous', reason: text.ambiguous, alternatives: inSan(candidates) };
  return {
    fault: 'illegal',
    reason: whyIllegal(position, wording),
    alternatives: alternativesTo(position, wording),
  };
}
