/** The sealed move is opened (§10.15, §10.16). */
import { Chess } from 'chess.js';
import type { SideName } from '../engine/types';
import { messages } from '../messages';
import { type EndedBy, moveNumber, type Position, sideToMove } from './follow';
import { type Fault, refusalOf } from './illegal';
import { isDead, isLoneKing, materialOf } from './material';
import { play } from './notation';
import { lossFor, type Result, winFor } from './results';
import { otherSide } from './sides';

const text = messages.desk.sealed;

export interface SealedAnswer {
  readonly verdict: Fault | EndedBy | 'goesOn';
  readonly sealer: SideName;
  /** The number of the sealed move, as it stands on the envelope (§13.2(5)). */
  readonly move: number;
  /** null: it is no legal move. */
  readonly san: string | null;
  /** null: the game goes on. */
  readonly result: Result | null;
  readonly reason: string;
  /** Legal moves beside a bad one. */
  readonly alternatives: readonly string[];
  /** Where the game goes on; null: it does not. */
  readonly fen: string | null;
}

function effectOf(board: Chess): EndedBy | 'goesOn' {
  if (board.isCheckmate()) return 'mate';
  if (board.isStalemate()) return 'stalemate';
  return isDead(materialOf(board.fen())) ? 'dead' : 'goesOn';
}

/** A mate, a stalemate or a dead position counts even if the sealer is late; a bad move loses, but not to a lone king. */
export function openSealed(position: Position, written: string): SealedAnswer {
  const board = new Chess(position.fen);
  const sealer = sideToMove(position);
  const base = { sealer, move: moveNumber(position) };
  const played = play(board, written);
  if (!('move' in played)) {
    const { fault, reason, alternatives } = refusalOf(board, written);
    const drawn = isLoneKing(materialOf(position.fen)[otherSide[sealer]]);
    return {
      ...base,
      verdict: fault,
      san: null,
      result: drawn ? '1/2-1/2' : lossFor(sealer),
      reason: `${reason}; ${drawn ? text.loneKing : text.loses(sealer)}`,
      alternatives,
      fen: null,
    };
  }
  const verdict = effectOf(board);
  const result = verdict === 'goesOn' ? null : verdict === 'mate' ? winFor(sealer) : '1/2-1/2';
  return {
    ...base,
    verdict,
    san: played.move.san,
    result,
    reason: text.effects[verdict](sealer),
    alternatives: [],
    fen: verdict === 'goesOn' ? played.move.after : null,
  };
}
