/** Colours and times that were mixed up. */
import { arm } from '../clock';
import { holdPeriod } from '../period';
import { type ClockState, type SideState, setPhase } from '../state';
import { Effect, Side } from '../types';
import { type Run, sideOf } from './common';

/** The other lever is White's (§8.6); times stay with their players. */
export const swapSides: Run = (s) => {
  s.swapped_ = !s.swapped_;
  return Effect.Press;
};

/** Puts a side's object where the other was; what belongs to the player stays. */
const become = (m: SideState, side: Side, arrivedMs: number, illegal: number): void => {
  m.side_ = side;
  m.arrivedMs_ = arrivedMs;
  m.illegal_ = illegal;
};

/** With odds a side keeps its own control. */
const rehold = (s: ClockState, m: SideState, periods: SideState['periods_']): void => {
  if (m.periods_ == periods) return;
  const bankMs = m.bankMs_;
  m.periods_ = periods;
  holdPeriod(s, m, m.period_);
  m.bankMs_ = bankMs;
};

/** Banks, counts and used times change owner. */
export const swapTimes: Run = (s) => {
  const white = s.black_;
  const black = s.white_;
  const mover = s.mover_.side_;
  const arrivedMs = white.arrivedMs_;
  const illegal = white.illegal_;
  const periods = white.periods_;
  become(white, Side.White, black.arrivedMs_, black.illegal_);
  become(black, Side.Black, arrivedMs, illegal);
  rehold(s, white, black.periods_);
  rehold(s, black, periods);
  s.white_ = white;
  s.black_ = black;
  s.mover_ = sideOf(s, mover);
  if (s.first_ >= 0) s.first_ = 1 - s.first_;
  setPhase(s, s.phase_);
  arm(s, white);
  arm(s, black);
  return Effect.Press;
};
