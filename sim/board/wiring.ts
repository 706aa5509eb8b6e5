/** Which contact a player touches: the sides change levers when the clock says so. */
import type { SideName } from '../engine/types';
import type { BoardEntry } from './hardware';

export interface Wiring {
  /** An answer of the clock; the last `whiteOn` in any of them counts. */
  learn(answer: string): void;
  /** The pin that a player's contact moves, and its level. */
  pinOf(side: SideName, closed: boolean): { pin: string; level: 0 | 1 };
}

const sign = '"whiteOn":"';

export function createWiring(entry: BoardEntry): Wiring {
  let whiteOnLeft = true;
  // A contact closed before the sides were exchanged is opened by the hand that closed it.
  const held: Record<SideName, string | null> = { white: null, black: null };
  const open: 0 | 1 = entry.active === 1 ? 0 : 1;

  return {
    learn(answer) {
      const found = answer.lastIndexOf(sign);
      if (found >= 0) whiteOnLeft = answer[found + sign.length] === 'l';
    },
    pinOf(side, closed) {
      const own = (side === 'white') === whiteOnLeft ? entry.pins.left : entry.pins.right;
      const pin = closed ? own : (held[side] ?? own);
      held[side] = closed ? pin : null;
      return { pin, level: closed ? entry.active : open };
    },
  };
}
