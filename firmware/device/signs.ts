/** The signs on the face, in the contract's order (scenario.md §4). */
import { type ClockState, isRunning, type SideState } from '../core/state';
import { Flag, type Ms, Phase } from '../core/types';
import { isLow as isBatteryLow } from './battery';
import { isLow } from './journal';
import { isLate, isMarked, shownFlag } from './marks';
import { notices } from './notices';
import { isSoundOn } from './sound';

type Test = (s: ClockState, m: SideState, atMs: Ms) => boolean;

/** Signs that either side has: `name-left`, `name-right`. */
const sideSigns: readonly (readonly [name: string, test: Test])[] = [
  ['run', (s, m) => m == s.mover_ && isRunning(s)],
  ['flag', (_s, m) => m.flag_ == Flag.Final],
  ['control', (_s, m, atMs) => shownFlag(m, atMs) == Flag.Control],
  ['first', (s, m) => s.first_ == m.side_],
  ['norecord', isMarked],
  ['late', (s, m, atMs) => isLate(s, m, s.phase_ > Phase.Stopped && !isRunning(s) ? s.endedAtMs_ : atMs)],
];

/** Signs of the clock as a whole. */
const clockSigns: readonly (readonly [name: string, test: (s: ClockState) => boolean])[] = [
  ['claim', (s) => s.claimBy_ >= 0],
  ['lever', () => notices.lever_],
  ['contact', () => notices.contact_ > 0],
  ['restored', () => notices.restored_],
  ['journal', isLow],
  ['battery', isBatteryLow],
  ['nosound', (s) => board.has.buzzer && !isSoundOn(s)],
  ['uncalibrated', () => notices.uncalibrated_],
  ['over', (s) => s.phase_ == Phase.Over],
];

/** Names of all signs that stand now. */
export const signsOf = (s: ClockState, atMs: Ms): string[] => {
  const left = s.swapped_ ? s.black_ : s.white_;
  const signs: string[] = [];
  if (s.damaged_) return ['error'];
  for (const row of sideSigns) {
    if (row[1](s, left, atMs)) signs.push(row[0] + '-left');
    if (row[1](s, left.other_, atMs)) signs.push(row[0] + '-right');
    if (row[0] == 'run' && (s.phase_ == Phase.Stopped || s.phase_ == Phase.Adjourned)) signs.push('stopped');
  }
  for (const row of clockSigns) if (row[1](s)) signs.push(row[0]);
  return signs;
};
