/** Offences and what they cost: counted for ever, and kept over a rewind (scenario.md §3, rewind). */
import { sideNames } from '../about';
import { arm } from '../clock';
import type { Doing } from '../game';
import type { ClockState } from '../state';
import { Flag, type Ms, Op } from '../types';
import { moveBank, payClaim } from './bank';
import { sideOf } from './common';

/** Pays what was noted while rewound records were folded. */
const payKept = (s: ClockState, atMs: Ms): void => {
  for (const kept of s.paid_) {
    const m = sideOf(s, sideNames.indexOf(kept.side));
    if (kept.op == 'rejectClaim' && kept.ms < 0) payClaim(s, m, atMs);
    else if (m.flag_ != Flag.Final) moveBank(s, m, m.bankMs_ + kept.ms, atMs);
  }
};

/** A completed illegal move (laws.md C). @param keepMove the move stands, its bonus is withdrawn */
const commitOffence = (s: ClockState, side: number, keepMove: boolean, atMs: Ms): void => {
  const m = sideOf(s, side);
  const ms = s.profile_.illegalOtherMs_;
  if (s.profile_.illegalLoses_) m.illegal_++;
  if (keepMove && m.bonusMs_) moveBank(s, m, m.bankMs_ - m.bonusMs_, atMs);
  if (ms && m.other_.flag_ != Flag.Final) moveBank(s, m.other_, m.other_.bankMs_ + ms, atMs);
  arm(s, m);
};

/** What a rewind or an illegal move costs, when the clock stands where it was rewound to; `flag_`: it was not, the move stands. */
export const settleOffences = (s: ClockState, d: Doing): void => {
  if (!d.flag_) payKept(s, d.atMs_);
  if (d.op_ == Op.Illegal) commitOffence(s, d.side_, d.flag_, d.atMs_);
};
