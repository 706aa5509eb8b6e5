/** Can a side still mate, the opponent helping? A search over chess.js's moves, breadth first, as far as its budget goes. */
import { Chess, type Color, type Move } from 'chess.js';
import type { SideName } from '../engine/types';
import { keyOf } from './follow';
import { canMate, materialOf } from './material';
import { colorOf } from './sides';

/**
 * `line`: the moves to a mate. `never`: all sequences were tried. Else there are more of them than could be tried, and
 * pawns can still move or be taken, or there are none (`open`); or no sequence tried changes anything (`closed`).
 */
export type Helpmate = { readonly line: readonly string[] } | 'never' | 'open' | 'closed';

/** Moves that are tried: a fifth of a second where pawns can move, else one. */
const budgets = { open: 2000, closed: 10000 } as const;

interface Node {
  readonly fen: string;
  readonly from: Node | null;
  readonly san: string;
}

function lineTo(node: Node): string[] {
  const line: string[] = [];
  for (let at: Node | null = node; at?.from; at = at.from) line.unshift(at.san);
  return line;
}

const turnIn = (fen: string): Color => (fen.split(' ')[1] ?? 'w') as Color;

const hasPawns = (fen: string): boolean => /p/i.test(fen.split(' ')[0] ?? '');

/** A pawn moves, takes or is taken. */
const opens = ({ piece, captured }: Move): boolean => piece === 'p' || captured === 'p';

/** @param winner who is to mate */
export function searchMate(fen: string, winner: SideName): Helpmate {
  const board = new Chess();
  const seen = new Set([keyOf(fen)]);
  const queue: Node[] = [{ fen, from: null, san: '' }];
  let isOpen = !hasPawns(fen);
  let tried = 0;
  for (const node of queue) {
    board.load(node.fen, { skipValidation: true });
    const mates = turnIn(node.fen) === colorOf[winner];
    for (const move of board.moves({ verbose: true })) {
      const { san, after } = move;
      const next = { fen: after, from: node, san };
      const isMate = san.endsWith('#');
      if (isMate && mates) return { line: lineTo(next) };
      if (++tried > budgets[isOpen ? 'open' : 'closed']) return isOpen ? 'open' : 'closed';
      const key = keyOf(after);
      if (isMate || seen.has(key) || !canMate(materialOf(after), winner)) continue;
      seen.add(key);
      queue.push(next);
      isOpen ||= opens(move);
    }
  }
  return 'never';
}
