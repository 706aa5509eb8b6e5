/** What the operations share: their form, whom they mean, and what may not be gone under. */
import { movesToGo } from '../about';
import { settle } from '../clock';
import type { ClockState, SideState } from '../state';
import { Method, type Ms, Phase, Reason, Side } from '../types';

/** The numbers of one operation: `more` are its argument records, `force` lifts floor and flagged. */
export type Run = (
  s: ClockState,
  side: number,
  value: number,
  force: boolean,
  atMs: Ms,
  more: readonly number[],
) => number;

export const sideOf = (s: ClockState, side: number): SideState => (side == Side.White ? s.white_ : s.black_);

/** What may not be gone under (§12.4): the greater of the two; a side under it already may just not lose more. */
export const floorMs = (s: ClockState, toGo: number): Ms => {
  const perMove = toGo > 0 ? toGo * s.profile_.floorMoveMs_ : 0;
  return s.phase_ == Phase.Ready ? 0 : perMove > s.profile_.floorMs_ ? perMove : s.profile_.floorMs_;
};

export const underFloor = (s: ClockState, m: SideState, ms: Ms, toGo: number): boolean =>
  m.method_ != Method.Up && ms < m.bankMs_ && floorMs(s, toGo) > 0 && ms < floorMs(s, toGo);

/** Operations by Op: where each is allowed, and what it does. */
export type Operations = { readonly [op: number]: readonly [phases: number, run: Run] };

/** The side's bank is less than it was, and under what may not be gone under. */
export const underFloorOf = (s: ClockState, m: SideState, beforeMs: Ms): boolean =>
  m.bankMs_ < beforeMs && m.bankMs_ < floorMs(s, movesToGo(m));

/** Bits of the phases in which an operation is allowed: 1 << Phase. Written out, as only literals are inlined. */
export const enum In {
  Ready = 1,
  /** Running, or an errand. */
  Running = 34,
  Stopped = 4,
  Adjourned = 8,
  Over = 16,
  Any = 63,
  /** Also while a claim waits for its answer. */
  Claimed = 64,
}

/** Why an operation is not allowed in this phase (scenario.md §3, by phase); 0: it is. */
export const phaseReason = (s: ClockState, phases: number): Reason | 0 => {
  if (phases & (1 << s.phase_)) return s.claimBy_ < 0 || phases & In.Claimed ? 0 : Reason.ClaimPending;
  if (s.phase_ == Phase.Ready) return Reason.Ready;
  if (s.phase_ == Phase.Over) return Reason.Over;
  return s.phase_ == Phase.Running || s.phase_ == Phase.Errand ? Reason.NotStopped : Reason.NotRunning;
};

/** Why an operation on the log is not allowed, as -Reason; 0: it is. Flags that fell by then come first, as before every event. */
export const refusal = (s: ClockState, atMs: Ms, phases: number): number => {
  s.maxMs_ = -1;
  settle(s, atMs);
  return -phaseReason(s, phases);
};
