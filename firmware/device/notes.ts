/**
 * What the face says besides times and signs, in few words: of a side what its method counts, the period and, as far as the
 * profile lets players see it, the count of moves; of the clock who stopped it, or the result.
 */
import { resultNames } from '../core/results';
import type { ClockState, SideState } from '../core/state';
import { type Ms, Phase, ShowMoves } from '../core/types';
import { clock } from './clock';
import { notices } from './notices';

const words = {
  delay_: ' DELAY',
  bronstein_: ' BRONST',
  byoyomi_: ' BYO',
  moves_: ' MOVES',
  hourglass_: 'HOURGLASS',
  gong_: 'GONG',
  up_: 'UP',
  period_: 'P',
  count_: 'M',
  faulty_: 'FAULTY',
  ready_: 'READY',
  adjourned_: 'ADJOURNED',
  errand_: 'NO MOVE COUNTED',
  toMove_: 'TO MOVE',
  putBack_: 'BACK OR RESUME',
  upTo_: 'UP TO +',
  seconds_: ' S',
  // There are no more places beside a time.
  error_: board.display.driver == 'max7219' ? 'ERR' : 'ERROR',
  damaged_: 'LOG DAMAGED',
};

/** By Side. */
const sides = ['WHITE', 'BLACK'];

/** By By; behind a flag it is seen why. */
const stoppers = ['BY WHITE', 'BY BLACK', 'BY ARBITER', ''];

/** Rounded up, as times are. */
const seconds = (ms: Ms): string => {
  const tenths = Math.ceil(ms / 100);
  return tenths > 0 ? (tenths % 10 ? (tenths - (tenths % 10)) / 10 + '.' + (tenths % 10) : '' + tenths / 10) : '0';
};

/** The delay is seen running, so in whole seconds. */
const delayOf = (m: SideState): string => (m.fullDelayMs_ ? Math.ceil(m.delayMs_ / 1000) + words.delay_ : '');

/** Canadian: moves still to be made in the block, the one under way included. */
const blockOf = (m: SideState): string => {
  const last = m.periods_[m.periods_.length - 1] as readonly number[];
  return last[5]! - m.overtimeMoves_ + words.moves_;
};

/** By Method. */
const methodNotes: readonly ((m: SideState) => string)[] = [
  () => '',
  (m) => '+' + seconds(m.bonusMs_),
  delayOf,
  (m) => seconds(m.fullDelayMs_) + words.bronstein_,
  (m) => m.overtimes_ + words.byoyomi_,
  blockOf,
  () => words.hourglass_,
  () => words.gong_,
  () => words.up_,
];

const sideNote = (s: ClockState, m: SideState, contact: number): string[] => {
  const shows = s.profile_.showsMoves_;
  const stands = s.phase_ == Phase.Stopped || s.phase_ == Phase.Adjourned;
  return [
    s.phase_ == Phase.Ready ? (sides[m.side_] as string) : stands && m == s.mover_ ? words.toMove_ : '',
    methodNotes[m.method_]!(m),
    m.periods_.length > 1 || m.period_ > 1 ? words.period_ + m.period_ : '',
    shows == ShowMoves.Always || (shows && clock.counts_) ? words.count_ + m.moves_ : '',
    (notices.contact_ >> contact) & 1 ? words.faulty_ : '',
  ].filter((word) => word != '');
};

const clockNote = (s: ClockState): string => {
  if (notices.lever_) return words.putBack_;
  if (notices.restored_ && notices.uncertainS_) return words.upTo_ + notices.uncertainS_ + words.seconds_;
  if (s.phase_ == Phase.Stopped) return stoppers[s.stoppedBy_] as string;
  if (s.phase_ == Phase.Over) return (resultNames[s.result_] as string | undefined) || '';
  return s.phase_ == Phase.Ready
    ? words.ready_
    : s.phase_ == Phase.Adjourned
      ? words.adjourned_
      : s.phase_ == Phase.Errand
        ? words.errand_
        : '';
};

/** @returns of the left contact, the right one, the clock */
export const notesOf = (s: ClockState): readonly [string[], string[], string] => {
  const left = s.swapped_ ? s.black_ : s.white_;
  if (s.damaged_) return [[words.error_], [words.error_], words.damaged_];
  return [sideNote(s, left, 0), sideNote(s, left.other_, 1), clockNote(s)];
};
