/** Which contact a player touches: the sides change levers when the clock says so. */
import type { SideName } from '../engine/types';

/** A contact by where it is. */
export type Lever = 'left' | 'right';

export interface Wiring {
  /** An answer of the clock; the last `whiteOn` in any of them counts. */
  learn(answer: string): void;
  /** The contact that a player closes or opens. */
  leverOf(side: SideName, closed: boolean): Lever;
}

const sign = '"whiteOn":"';

export function createWiring(): Wiring {
  let whiteOnLeft = true;
  // A contact closed before the sides were exchanged is opened by the hand that closed it.
  const held: Record<SideName, Lever | null> = { white: null, black: null };

  return {
    learn(answer) {
      const found = answer.lastIndexOf(sign);
      if (found >= 0) whiteOnLeft = answer[found + sign.length] === 'l';
    },
    leverOf(side, closed) {
      const own = (side === 'white') === whiteOnLeft ? 'left' : 'right';
      const lever = closed ? own : (held[side] ?? own);
      held[side] = closed ? lever : null;
      return lever;
    },
  };
}
