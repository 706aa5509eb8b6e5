/** Draw claims (§10.13): made by the side on move, not to be withdrawn; then only an answer is possible. */
import { settle } from '../clock';
import { rare } from '../rare';
import { isRunning, setPhase } from '../state';
import { type By, Effect, Flag, Phase, Reason, Why } from '../types';
import { type Run, sideOf } from './common';
import { end } from './session';

export const claim: Run = (s, side, _value, _force, atMs) => {
  if ((s.phase_ == Phase.Errand ? s.turn_ : s.mover_).side_ != side) return -Reason.WrongSide;
  if (isRunning(s)) rare.turns_().stop_(s, side as number as By, Why.Claim, atMs);
  s.claimBy_ = side;
  s.claimAtMs_ = atMs;
  return Effect.Press;
};

/** 1/2-1/2. */
const enum Draw {
  Result = 2,
}

export const acceptClaim: Run = (s, _side, _value, _force, atMs) =>
  s.claimBy_ < 0 ? -Reason.NoClaim : end(s, Draw.Result, atMs);

/** @param value 1: the clock runs again at once */
export const rejectClaim: Run = (s, _side, value, _force, atMs) => {
  if (s.claimBy_ < 0) return -Reason.NoClaim;
  const effects = rare.bank_().payClaim_(s, sideOf(s, s.claimBy_), atMs);
  const flagged = s.white_.flag_ == Flag.Final || s.black_.flag_ == Flag.Final;
  s.claimBy_ = -1;
  if (value && !(s.setup_.freeze_ && flagged)) {
    setPhase(s, Phase.Running);
    s.sinceMs_ = atMs;
    settle(s, atMs);
  }
  return effects | Effect.Press;
};
