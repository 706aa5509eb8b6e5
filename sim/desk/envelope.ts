/** The envelope (§13.2, §13.3): what the desk adds to the clock's slip, and every difference from the clock and the record. */
import type { Ms } from '../../firmware/core/types';
import type { SideName } from '../engine/types';
import { type Followed, moveNumber, positionsOf, sideToMove } from './follow';

export interface SlipSide {
  readonly ms: Ms;
  readonly moves: number;
  readonly used: Ms;
}

/** What a slip says; a state of the clock has the same fields but the last. */
export interface Slip {
  readonly white: SlipSide;
  readonly black: SlipSide;
  /** Who sealed. */
  readonly side: SideName;
  readonly sealedMove: number;
}

export type ClockTimes = Omit<Slip, 'sealedMove'>;

/** The slip with what only the desk knows. */
export interface Envelope extends Slip {
  readonly players: Readonly<Record<SideName, string>>;
  readonly position: string;
}

export interface Difference {
  /** Where in the slip, as `white.ms`. */
  readonly field: string;
  readonly slip: number | string;
  readonly beside: 'clock' | 'record';
  readonly other: number | string;
}

const endOf = (game: Followed) => positionsOf(game).at(-1) ?? game.start;

export function fillEnvelope(slip: Slip, game: Followed): Envelope {
  const player = (tag: string) => game.sheet.tags.get(tag) ?? '?';
  return {
    ...slip,
    players: { white: player('White'), black: player('Black') },
    position: endOf(game).fen,
  };
}

type Fields = Readonly<Record<string, number | string>>;

/** Fields of one name in both that differ. */
const compare = (slip: Fields, other: Fields, beside: Difference['beside']): Difference[] =>
  Object.entries(other).flatMap(([field, value]) => {
    const written = slip[field];
    return written === undefined || written === value ? [] : [{ field, slip: written, beside, other: value }];
  });

const flatten = ({ white, black, side }: ClockTimes): Fields => ({
  'white.ms': white.ms,
  'white.moves': white.moves,
  'white.used': white.used,
  'black.ms': black.ms,
  'black.moves': black.moves,
  'black.used': black.used,
  side,
});

function recordFields(game: Followed): Fields {
  const end = endOf(game);
  const made = (side: SideName): number => {
    const before = moveNumber(game.start) - (side === 'white' && sideToMove(game.start) === 'black' ? 0 : 1);
    return before + game.moves.filter((move) => move.side === side).length;
  };
  return {
    'white.moves': made('white'),
    'black.moves': made('black'),
    side: sideToMove(end),
    sealedMove: moveNumber(end),
    'players.white': game.sheet.tags.get('White') ?? '?',
    'players.black': game.sheet.tags.get('Black') ?? '?',
    position: end.fen,
  };
}

/**
 * Every difference, first from the clock, then from the record.
 * @param slip an envelope has names and position compared too
 * @param clock its state at the adjournment; null: it is not there
 */
export function checkEnvelope(slip: Slip | Envelope, clock: ClockTimes | null, game: Followed): Difference[] {
  const names: Fields =
    'players' in slip
      ? { 'players.white': slip.players.white, 'players.black': slip.players.black, position: slip.position }
      : {};
  const written = { ...flatten(slip), sealedMove: slip.sealedMove, ...names };
  return [
    ...(clock ? compare(written, flatten(clock), 'clock') : []),
    ...compare(written, recordFields(game), 'record'),
  ];
}
