/** Moves and controls that the arbiter gives, and flags he declares. */
import { arm, charge } from '../clock';
import { Limit } from '../control';
import { endFlaggedTurn } from '../method';
import { closeBonus, dropFlag, gainOf, hasNext, passByMoves, passFlagged, periodAt, setCount } from '../period';
import type { ClockState, SideState } from '../state';
import { Advance, Cause, Effect, Flag, type Ms, Reason } from '../types';
import { judgeBank, lift } from './bank';
import { type Run, sideOf } from './common';

/** A completed move that was not pressed (§6.5): counts as a press does; after the flag it adds no time. */
export const creditMove: Run = (s, side, _value, _force, atMs) => {
  const m = sideOf(s, side);
  const flagged = m.flag_ == Flag.Final;
  closeBonus(m);
  s.plyBase_--;
  m.moves_++;
  if (flagged) {
    m.bonusFrom_ = m.moves_;
    endFlaggedTurn(m);
  } else {
    m.bankMs_ += m.bonusMs_;
    m.delayMs_ = m.fullDelayMs_;
    m.way_.renew_(m);
    if (s.setup_.advance_ == Advance.Moves && m.targetMoves_ && m.moves_ >= m.targetMoves_) passByMoves(s, m, atMs);
  }
  if (m == s.mover_) s.mover_ = m.other_;
  arm(s, m);
  return Effect.Press;
};

const enterNext = (s: ClockState, m: SideState, moves: number, atMs: Ms): void => {
  const flagged = m.flag_ == Flag.Final;
  if (flagged) {
    lift(s, m);
    m.flag_ = Flag.Control;
    m.signAtMs_ = atMs;
  }
  if (moves >= 0) setCount(s, m, moves);
  else if (m.targetMoves_) setCount(s, m, m.targetMoves_);
  if (flagged) passFlagged(s, m, atMs);
  else passByMoves(s, m, atMs);
};

/**
 * Both flags down and the moves cannot be established (§12.8): the next move is the first of the next period.
 * @param more known counts of White and Black, -1: as many as the control asks for
 */
export const nextControl: Run = (s, _side, _value, force, atMs, more) => {
  for (const moves of more) if (moves < -1 || moves > Limit.Moves) return -Reason.BadValue;
  for (const m of [s.white_, s.black_]) {
    if (!hasNext(m)) return -Reason.LastPeriod;
    const ms = m.bankMs_ + gainOf(s, m, m.period_ + 1) - m.overrunMs_;
    if (ms <= 0 && !force && !periodAt(m, m.period_ + 1)[4]) return -Reason.Floor;
  }
  enterNext(s, s.white_, more[0] as number, atMs);
  enterNext(s, s.black_, more[1] as number, atMs);
  return judgeBank(s, s.white_, true, atMs) | judgeBank(s, s.black_, true, atMs) | Effect.Period;
};

export const declareFlag: Run = (s, side, _value, _force, atMs) => {
  const m = sideOf(s, side);
  if (m.flag_ == Flag.Final) return -Reason.Flagged;
  charge(s, atMs);
  return dropFlag(s, m, atMs as Ms, Cause.Arbiter);
};
