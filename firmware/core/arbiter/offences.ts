/** Offences and what they cost: counted for ever, and kept over a rewind (scenario.md §3, rewind). */
import { sideNames } from '../about';
import { arm } from '../clock';
import type { Offences } from '../rare';
import type { ClockState, SideState } from '../state';
import { Effect, Flag, type Ms, Op } from '../types';
import { moveBank } from './bank';
import { payClaim } from './claim';
import { sideOf } from './common';

/** Names of the operations whose cost is kept. */
const opName = (op: Op): string => (op == Op.Penalty ? 'penalty' : op == Op.Illegal ? 'illegal' : 'rejectClaim');

const count = (s: ClockState, m: SideState): void => {
  if (s.profile_.illegalLoses_) m.illegal_++;
};

/** Notes a rewound penalty, to be paid when the clock stands where it is rewound to. */
const keepOffence = (s: ClockState, op: Op, side: number, more: readonly number[]): void => {
  const profile = s.profile_;
  const m = sideOf(s, side);
  if (op == Op.Illegal) count(s, m);
  const ms = op == Op.Penalty ? (more[0] as Ms) : op == Op.Illegal ? profile.illegalOtherMs_ : profile.rejectOtherMs_;
  const payer = op == Op.Penalty || !ms ? m : m.other_;
  const amount = ms || -profile.rejectOwnMs_;
  if (amount) s.kept_.push({ op: opName(op), side: sideNames[payer.side_] as string, ms: amount });
};

/** Pays what was noted. */
const payKept = (s: ClockState, atMs: Ms): void => {
  for (const kept of s.paid_) {
    const m = sideOf(s, sideNames.indexOf(kept.side));
    if (kept.op == 'rejectClaim' && kept.ms < 0) payClaim(s, m, atMs);
    else if (m.flag_ != Flag.Final) moveBank(s, m, m.bankMs_ + kept.ms, atMs);
  }
};

/** A completed illegal move (laws.md C). @param keepMove the move stands, its bonus is withdrawn */
const commitOffence = (s: ClockState, side: number, keepMove: boolean, atMs: Ms): Effect => {
  const m = sideOf(s, side);
  const ms = s.profile_.illegalOtherMs_;
  let effects = Effect.Press as Effect;
  count(s, m);
  if (keepMove && m.bonusMs_) effects |= moveBank(s, m, m.bankMs_ - m.bonusMs_, atMs);
  if (ms && m.other_.flag_ != Flag.Final) effects |= moveBank(s, m.other_, m.other_.bankMs_ + ms, atMs);
  arm(s, m);
  return effects;
};

export const offences: Offences = { keep_: keepOffence, pay_: payKept, commit_: commitOffence };
