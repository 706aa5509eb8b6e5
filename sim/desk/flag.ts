/** A flag has fallen: has that side lost (§10.14), or is it a draw (§10.5; the laws in force: nobody there to mate)? */
import type { SideName } from '../engine/types';
import { messages } from '../messages';
import { type Followed, positionsOf } from './follow';
import { searchMate } from './helpmate';
import { canMate, isLoneKing, isScant, type Material, materialOf } from './material';
import { resultOf } from './outcome';
import { lossFor, type Result } from './results';
import { type Rules, rulesOf } from './rules';
import { otherSide } from './sides';

const text = messages.desk.flag;

export interface FlagAnswer {
  /** `over`: the game had ended on the board before. */
  readonly verdict: 'loss' | 'draw' | 'arbiter' | 'over';
  /** null: the arbiter decides. */
  readonly result: Result | null;
  readonly reason: string;
  /** Moves to a mate of the flagged side, where they were found. */
  readonly line: readonly string[];
}

interface Flagged {
  readonly fen: string;
  readonly material: Material;
  readonly side: SideName;
  readonly opponent: SideName;
}

const draw = (reason: string): FlagAnswer => ({ verdict: 'draw', result: '1/2-1/2', reason, line: [] });
const ask = (reason: string): FlagAnswer => ({ verdict: 'arbiter', result: null, reason, line: [] });
const loss = ({ side }: Flagged, reason: string, line: readonly string[] = []): FlagAnswer => ({
  verdict: 'loss',
  result: lossFor(side),
  reason,
  line,
});

function byLoneKing(flagged: Flagged): FlagAnswer {
  const { material, opponent } = flagged;
  return isLoneKing(material[opponent]) ? draw(text.loneKing(opponent)) : loss(flagged, text.notLoneKing(opponent));
}

/**
 * By men first; then by trying moves. What neither shows is a loss while something can still change, else the
 * arbiter's to look at: pawns that block each other for good.
 */
function byMate(flagged: Flagged): FlagAnswer {
  const { fen, material, opponent } = flagged;
  if (isLoneKing(material[opponent])) return draw(text.loneKing(opponent));
  if (!canMate(material, opponent)) return draw(text.cannotMate(opponent));
  const found = searchMate(fen, opponent);
  if (found === 'never') return draw(text.noSequence(opponent));
  if (found === 'open') return loss(flagged, text.canMate(opponent));
  return found === 'closed' ? ask(text.blocked(opponent)) : loss(flagged, text.mateBy(opponent), found.line);
}

function byScant(flagged: Flagged): FlagAnswer {
  const { material, opponent } = flagged;
  if (isScant(material, opponent)) return ask(text.scant(opponent));
  return byLoneKing(flagged);
}

const judges: Readonly<Record<Rules['flag'], (flagged: Flagged) => FlagAnswer>> = {
  loneKing: byLoneKing,
  noMate: byMate,
  scant: byScant,
};

/** Mate, stalemate and dead positions end the game without a press (§6.5). */
function ended(game: Followed, ply: number): FlagAnswer | null {
  const { ending } = game;
  if (!ending || ending.ply > ply) return null;
  return { verdict: 'over', result: resultOf(game, ending), reason: text.over(ending.by, ending.ply), line: [] };
}

/**
 * @param side whose flag fell, after so many plies
 * @throws RangeError no such ply or profile
 */
export function judgeFlag(game: Followed, side: SideName, ply: number, profile: string): FlagAnswer {
  const position = positionsOf(game)[ply];
  if (!position) throw new RangeError(`no ply ${ply}`);
  const { fen } = position;
  const flagged = { fen, material: materialOf(fen), side, opponent: otherSide[side] };
  return ended(game, ply) ?? judges[rulesOf(profile).flag](flagged);
}
