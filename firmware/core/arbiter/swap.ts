/** Colours and times that were mixed up. */
import { arm } from '../clock';
import { numbersOf, putNumbers } from '../numbers';
import { wayOf } from '../period';
import { type SideState, setPhase } from '../state';
import { Effect } from '../types';
import type { Run } from './common';

/** The other lever is White's (§8.6); times stay with their players. */
export const swapSides: Run = (s) => {
  s.swapped_ = !s.swapped_;
  return Effect.Press;
};

/** What belongs to the player and not to his time. */
const keepPlayer = (m: SideState, numbers: readonly number[]): void => {
  const side = m.side_;
  const arrivedMs = m.arrivedMs_;
  const illegal = m.illegal_;
  putNumbers(m, numbers, 0);
  m.side_ = side;
  m.arrivedMs_ = arrivedMs;
  m.illegal_ = illegal;
  m.way_ = wayOf(m);
};

/** Banks, counts and used times change owner. */
export const swapTimes: Run = (s) => {
  const white = numbersOf(s.white_);
  keepPlayer(s.white_, numbersOf(s.black_));
  keepPlayer(s.black_, white);
  if (s.first_ >= 0) s.first_ = 1 - s.first_;
  setPhase(s, s.phase_);
  arm(s, s.white_);
  arm(s, s.black_);
  return Effect.Press;
};
