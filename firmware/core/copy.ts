/** The state a second time, for who looks ahead. */
import type { ClockState, SideState } from './state';

/** @returns its own sides and controls passed; what no event changes is the same */
export const copyOf = (s: ClockState): ClockState => {
  const white = Object.assign({}, s.white_);
  const black = Object.assign({}, s.black_);
  white.other_ = black;
  black.other_ = white;
  const of = (m: SideState): SideState => (m == s.white_ ? white : black);
  const changed = {
    white_: white,
    black_: black,
    mover_: of(s.mover_),
    turn_: of(s.turn_),
    controls_: s.controls_.slice(),
  };
  return Object.assign(Object.assign({}, s), changed);
};
