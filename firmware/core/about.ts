/** What is told of a state besides its fields. */
import type { ClockState, SideState } from './state';

/** Accepted presses of the game. */
export const pliesOf = (s: ClockState): number => s.plyBase_ + s.white_.moves_ + s.black_.moves_;

/** Words of the contract for a side, by Side. */
export const sideNames = ['white', 'black'];

/** Moves to the control, -1: none ahead. */
export const movesToGo = (m: SideState): number =>
  m.targetMoves_ ? (m.moves_ < m.targetMoves_ ? m.targetMoves_ - m.moves_ : 0) : -1;
