/** The game of the log goes on, stopped, when its records are folded (architecture.md 3, power cut). */
import { operateGame } from '../core/operate';
import { Unknown } from '../core/record';
import { isRunning } from '../core/state';
import { Op, Phase, Why } from '../core/types';
import type { LastGame } from './boot';
import { clock } from './clock';
import { liesOn } from './contacts';
import { isLow, journal } from './journal';
import { notices } from './notices';
import { base } from './timebase';

const enum Uncertain {
  /** How long a side may have run without a record: with five minutes or more, with less, without heartbeats. */
  MostS = 60,
  LowS = 10,
  UnknownS = 999,
  /** More, when it went on by its watchdog. */
  HungS = 90,
  LowMs = 300000,
}

/**
 * It was no cut when a pin would have said so, or the wall clock went on, which a cut takes back to 0: then the clock was
 * hung, and went on when its watchdog bit.
 */
const uncertainS = (last: LastGame): number => {
  const s = clock.game_.state_;
  if (!isRunning(s) || last.exact_) return 0;
  if (isLow()) return Uncertain.UnknownS;
  const hungS = board.pins.powerFail || getTime() >= Uncertain.HungS ? Uncertain.HungS : 0;
  return hungS + (s.mover_.bankMs_ - last.lastMs_ + s.sinceMs_ < Uncertain.LowMs ? Uncertain.LowS : Uncertain.MostS);
};

export const restore = (last: LastGame): void => {
  journal.count_ += last.torn_;
  notices.restored_ = true;
  notices.uncertainS_ = uncertainS(last);
  base.offsetMs_ -= last.lastMs_;
  clock.lastMs_ = last.lastMs_;
  const restored = { op_: Op.Restore, side_: 0, value_: last.torn_, flag_: false, atMs_: last.lastMs_, more_: [] };
  operateGame(clock.game_, restored, () => ({}));
  // Of a game that had no record yet the log has no time that a press could be a little after.
  journal.lastMs_ = Unknown.Ms;
  // It may have gone over in the dark.
  const s = clock.game_.state_;
  const contact = s.swapped_ ? 1 - s.mover_.side_ : s.mover_.side_;
  notices.lever_ = s.phase_ == Phase.Stopped && s.stoppedWhy_ != Why.Flag && liesOn(contact);
};
