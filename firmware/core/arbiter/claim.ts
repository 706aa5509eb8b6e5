/** Draw claims (§10.13): made by the side on move, not to be withdrawn; then only an answer is possible. */
import { settle } from '../clock';
import { setPhase } from '../phase';
import { type ClockState, isRunning, type SideState } from '../state';
import { stop } from '../stop';
import { type By, Effect, Flag, type Ms, Phase, Reason, Why } from '../types';
import { chargeUsed, moveBank } from './bank';
import { type Run, sideOf } from './common';
import { end } from './session';

export const claim: Run = (s, side, _value, _force, atMs) => {
  if ((s.phase_ == Phase.Errand ? s.turn_ : s.mover_).side_ != side) return -Reason.WrongSide;
  if (isRunning(s)) stop(s, side as number as By, Why.Claim, atMs);
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

/** The profile's price of a claim that was wrong: exempt from the floor, and kept over a rewind. */
export const payClaim = (s: ClockState, claimant: SideState, atMs: Ms): Effect => {
  const ownMs = s.profile_.rejectOwnMs_;
  const otherMs = s.profile_.rejectOtherMs_;
  const other = claimant.other_;
  // A side whose last flag has fallen is given nothing more (§10.14).
  const given = otherMs && other.flag_ != Flag.Final;
  return (
    (ownMs ? chargeUsed(s, claimant, ownMs, atMs) : 0) | (given ? moveBank(s, other, other.bankMs_ + otherMs, atMs) : 0)
  );
};

/** @param value 1: the clock runs again at once */
export const rejectClaim: Run = (s, _side, value, _force, atMs) => {
  if (s.claimBy_ < 0) return -Reason.NoClaim;
  const effects = payClaim(s, sideOf(s, s.claimBy_), atMs);
  const flagged = s.white_.flag_ == Flag.Final || s.black_.flag_ == Flag.Final;
  s.claimBy_ = -1;
  if (value && !(s.setup_.freeze_ && flagged)) {
    setPhase(s, Phase.Running);
    s.sinceMs_ = atMs;
    settle(s, atMs);
  }
  return effects | Effect.Press;
};
