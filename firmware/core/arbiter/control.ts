/** A wrong setting is found in the game (domain.md, 6.10.2). */

import { arm } from '../clock';
import type { Period } from '../control';
import { holdPeriod } from '../period';
import { ControlArg } from '../plan';
import { setupWith } from '../setup';
import type { ClockState, Setup, SideState } from '../state';
import { Effect } from '../types';
import type { Run } from './common';

const hold = (s: ClockState, m: SideState, periods: readonly Period[]): void => {
  m.periods_ = periods;
  holdPeriod(s, m, m.period_ < periods.length ? m.period_ : periods.length);
  arm(s, m);
};

/** What is left stands, the new bonus comes with the next press. Otherwise the whole log is folded by it: core/history. */
export const changeControl: Run = (s, _side, value, _force, _atMs, more) => {
  if (!(value & ControlArg.Remaining)) return Effect.Face;
  s.setup_ = setupWith(s.setup_, more) as Setup;
  hold(s, s.white_, s.setup_.white_);
  hold(s, s.black_, s.setup_.black_);
  return Effect.Face;
};
