/** Records of a log as they are read. */
import { Bits, type Log } from './record';
import type { Ms, Op } from './types';

/** The record is whole: not erased, not torn, not changed. */
export const isWhole = (atMs: Ms, word: number): boolean => {
  const body = word % Bits.Check;
  return body + ((atMs + body) % Bits.Modulus) * Bits.Check == word;
};

export const opOf = (word: number): Op => (word >> 16) & 63;

export const wordAt = (log: Log, record: number, word: 0 | 1): number =>
  (log.pieces_[(record / log.perPiece_) | 0] as ArrayLike<number>)[(record % log.perPiece_) * 2 + word] as number;
