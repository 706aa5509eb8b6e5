/** Draw claims (§10.10-10.13): upheld or refused, with the plies that prove it. */
import { Chess } from 'chess.js';
import type { SideName } from '../engine/types';
import { messages } from '../messages';
import { type Followed, moveNumber, type Position, positionOf, positionsOf, sideToMove } from './follow';
import { refusalOf } from './illegal';
import { isBarren, isDead, materialOf } from './material';
import { play } from './notation';
import { type Rules, rulesOf } from './rules';

const text = messages.desk.claim;

export const claimKinds = ['threefold', 'fifty', 'dead'] as const;

export type ClaimKind = (typeof claimKinds)[number];

export interface Asked {
  readonly kind: ClaimKind;
  /** The claim was made after so many plies, by the side to move. */
  readonly ply: number;
  /** Written down, not played; null: the claim is about the board. */
  readonly announced: string | null;
  /** Moves of each side for `fifty`; more than 50 for endings named before the game. */
  readonly count: number;
  readonly profile: string;
}

export interface Claim {
  readonly kind: ClaimKind;
  readonly upheld: boolean;
  readonly by: SideName;
  readonly ply: number;
  /** The announced move, in SAN if it could be played. */
  readonly announced: string | null;
  /** The claim is refused, and this announced move must be played (§10.13(2)). */
  readonly mustPlay: string | null;
  /** Threefold, dead: where it stood. Fifty: first and last of the moves that count. */
  readonly plies: readonly number[];
  readonly reason: string;
}

/** What is claimed about, and all positions before it. */
interface Case extends Asked {
  readonly by: SideName;
  readonly history: readonly Position[];
  readonly now: Position;
  readonly rules: Rules;
}

type Finding = Pick<Claim, 'upheld' | 'plies' | 'reason'>;

/** The last earlier position that this side could have claimed (§10.11). */
function lostRight(history: readonly Position[], by: SideName): number | null {
  const times = new Map<string, number>();
  const right = history.filter((position) => {
    const seen = (times.get(position.key) ?? 0) + 1;
    times.set(position.key, seen);
    return seen >= 3 && sideToMove(position) === by;
  });
  return right.at(-1)?.ply ?? null;
}

function threefold({ by, history, now, announced }: Case): Finding {
  const plies = [...history, now].filter(({ key }) => key === now.key).map(({ ply }) => ply);
  if (plies.length >= 3) return { upheld: true, plies, reason: text.threefold(plies) };
  const lost = announced === null ? lostRight(history, by) : null;
  const reason = text.notThreefold(plies);
  return { upheld: false, plies, reason: lost === null ? reason : `${reason}; ${text.lostByMoving(lost)}` };
}

function fifty({ now, count, announced, rules }: Case): Finding {
  if (announced !== null && !rules.announceFifty) return { upheld: false, plies: [], reason: text.fiftyNotAnnounced };
  const needed = 2 * count;
  const first = now.ply - Math.min(now.quiet, needed) + 1;
  const plies = now.quiet === 0 ? [] : [Math.max(1, first), now.ply];
  if (now.quiet >= needed) return { upheld: true, plies, reason: text.fifty(count, Math.max(1, first), now.ply) };
  const broken = now.ply - now.quiet;
  return { upheld: false, plies, reason: text.notFifty(count, now.quiet, broken > 0 ? broken : null) };
}

function dead({ now, rules }: Case): Finding {
  const material = materialOf(now.fen);
  const upheld = rules.dead === 'listed' ? isDead(material) : isDead(material) || isBarren(material);
  return { upheld, plies: [now.ply], reason: upheld ? text.dead : text.notDead };
}

const judges: Readonly<Record<ClaimKind, (claim: Case) => Finding>> = { threefold, fifty, dead };

/** The position after an announced move, or why it cannot be played. */
function afterAnnounced(board: Position, announced: string): { position: Position; san: string } | string {
  const chess = new Chess(board.fen);
  const played = play(chess, announced);
  if (!('move' in played)) return text.announcedIllegal(announced, refusalOf(chess, announced).reason);
  return { position: positionOf(played.move.after, board.ply + 1), san: played.move.san };
}

/**
 * @param game followed at least to the ply of the claim
 * @throws RangeError it is not, or there is no such profile
 */
export function judgeClaim(game: Followed, asked: Asked): Claim {
  const history = positionsOf(game).slice(0, asked.ply + 1);
  const board = history[asked.ply];
  if (!board) throw new RangeError(`no ply ${asked.ply}`);
  const { kind, ply, announced } = asked;
  const by = sideToMove(board);
  const base = { kind, by, ply, announced, mustPlay: null };
  const rules = rulesOf(asked.profile);
  const { ending } = game;
  if (ending && ending.ply <= ply && kind !== 'dead')
    return { ...base, upheld: false, plies: [ending.ply], reason: text.over(ending.by, ending.ply) };
  if (announced === null)
    return { ...base, ...judges[kind]({ ...asked, by, history: history.slice(0, -1), now: board, rules }) };
  const after = afterAnnounced(board, announced);
  if (typeof after === 'string') return { ...base, upheld: false, plies: [], reason: after };
  const finding = judges[kind]({ ...asked, by, history, now: after.position, rules });
  const binds = !finding.upheld && (kind === 'threefold' || rules.announceFifty);
  return { ...base, announced: after.san, mustPlay: binds ? after.san : null, ...finding };
}

/** `12. Nf3`, `12... Nf6`, or the start. */
export function nameOfPly(game: Followed, ply: number): string {
  const before = positionsOf(game)[ply - 1];
  const move = game.moves[ply - 1];
  if (!before || !move) return messages.desk.start;
  return `${moveNumber(before)}${move.side === 'white' ? '.' : '...'} ${move.san}`;
}
