/** Draw offers (§10.6-10.9) and the one-offer-in-turn rule of the conduct text. */
import type { SideName } from '../engine/types';
import type { Followed } from './follow';
import { otherSide } from './sides';

/** An offer as it was made; `ply` moves had been made on the board. */
export interface Offer {
  readonly by: SideName;
  readonly ply: number;
  /** Whose clock ran. */
  readonly running: SideName;
}

/** For the arbiter, who may penalise it; the offer itself stands. */
export type OfferMark = 'opponentsTime' | 'outOfTurn';

export interface JudgedOffer extends Offer {
  readonly marks: readonly OfferMark[];
  /** The opponent's next move refused it; until then it is open. */
  readonly answer: 'open' | 'refused' | 'accepted';
}

export interface GameSoFar {
  /** Moves made on the board. */
  readonly plies: number;
  /** Who made the first. */
  readonly first: SideName;
  /** The game ended by agreement. */
  readonly agreed: boolean;
}

/** The next ply of a side after so many have been made. */
function nextPlyOf(side: SideName, made: number, first: SideName): number {
  const sideOfNext = made % 2 === 0 ? first : otherSide[first];
  return sideOfNext === side ? made + 1 : made + 2;
}

/**
 * Nobody offers twice running before the other has offered, whatever happened to the first offer.
 * @param offers in the order in which they were made
 */
export function judgeOffers(offers: readonly Offer[], { plies, first, agreed }: GameSoFar): JudgedOffer[] {
  return offers.map((offer, index) => {
    const { by, ply, running } = offer;
    const marks: OfferMark[] = [];
    if (running !== by) marks.push('opponentsTime');
    if (offers[index - 1]?.by === by) marks.push('outOfTurn');
    const refused = plies >= nextPlyOf(otherSide[by], ply, first);
    const isLast = index === offers.length - 1;
    return { ...offer, marks, answer: refused ? 'refused' : agreed && isLast ? 'accepted' : 'open' };
  });
}

/** `(=)` is what the laws want written down; 提和 is the seeds' word. */
const offering = /\(=\)|\bdraw (?:was )?offer(?:ed)?\b|\boffer(?:s|ed)? (?:of )?a? ?draw\b|提和/i;

const answering = /\b(?:refus|declin|reject|accept)\w*|拒绝|拒絕|同意/i;

/** Offers that the record tells of, each made with a move in the player's own time (§10.7). */
export const offersIn = ({ moves }: Pick<Followed, 'moves'>): Offer[] =>
  moves
    .filter(
      ({ written: { comment, san } }) => /\(=\)$/.test(san) || (offering.test(comment) && !answering.test(comment)),
    )
    .map(({ side, ply }) => ({ by: side, ply, running: side }));
