/** What the men on the board can still do: dead positions (§10.4), a lone king (§10.5), mate by any legal sequence. */
import type { SideName } from '../engine/types';
import { otherSide } from './sides';

/** One side's men beside the king; bishops by the colour of their squares. */
export interface Men {
  readonly p: number;
  readonly n: number;
  readonly r: number;
  readonly q: number;
  readonly light: number;
  readonly dark: number;
}

export type Material = Readonly<Record<SideName, Men>>;

const none = (): { -readonly [key in keyof Men]: number } => ({ p: 0, n: 0, r: 0, q: 0, light: 0, dark: 0 });

/** @param fen of a position that chess.js has accepted */
export function materialOf(fen: string): Material {
  const material = { white: none(), black: none() };
  const board = (fen.split(' ')[0] ?? '').replace(/\d/g, (n) => '.'.repeat(Number(n)));
  for (const [rank, row] of board.split('/').entries())
    for (const [file, man] of [...row].entries()) {
      const side = man === man.toUpperCase() ? 'white' : 'black';
      const kind = man.toLowerCase();
      if (kind === 'b') material[side][(rank + file) % 2 === 0 ? 'light' : 'dark']++;
      else if (kind in material[side]) material[side][kind as 'p']++;
    }
  return material;
}

const count = ({ p, n, r, q, light, dark }: Men): number => p + n + r + q + light + dark;

export const isLoneKing = (men: Men): boolean => count(men) === 0;

const isOneMinor = (men: Men): boolean => count(men) === 1 && men.n + men.light + men.dark === 1;

/** §10.4: king against king, or king and one minor piece; a bishop each, on squares of one colour. */
export function isDead({ white, black }: Material): boolean {
  if (isLoneKing(white)) return isLoneKing(black) || isOneMinor(black);
  if (isLoneKing(black)) return isOneMinor(white);
  const same = (colour: 'light' | 'dark') => white[colour] === 1 && black[colour] === 1;
  return count(white) === 1 && count(black) === 1 && (same('light') || same('dark'));
}

/**
 * Is there a mate of the other king with these men, the opponent helping? By men only: a position may forbid it.
 * - A queen, a rook, a pawn, two knights, knight and bishop, bishops of both colours: yes.
 * - One knight: only if the opponent has a rook, bishop, knight or pawn to stand in his king's way; a queen would take.
 * - Bishops of one colour: only if he has a knight, a pawn or a bishop of the other colour; a rook or queen interposes.
 */
export function canMate(material: Material, side: SideName): boolean {
  const own = material[side];
  const their = material[otherSide[side]];
  if (own.q + own.r + own.p > 0) return true;
  if (own.n > 0) return count(own) > 1 || their.p + their.n + their.r + their.light + their.dark > 0;
  if (own.light > 0 && own.dark > 0) return true;
  if (isLoneKing(own)) return false;
  return their.p + their.n + (own.light > 0 ? their.dark : their.light) > 0;
}

/** Nobody can mate by any legal sequence: wider than §10.4, as in the laws in force. */
export const isBarren = (material: Material): boolean => !canMate(material, 'white') && !canMate(material, 'black');

/** King and a minor piece, or king and two knights against no pawn. */
export function isScant(material: Material, side: SideName): boolean {
  const own = material[side];
  const twoKnights = count(own) === 2 && own.n === 2 && material[otherSide[side]].p === 0;
  return isOneMinor(own) || twoKnights;
}
