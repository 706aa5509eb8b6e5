/** A clock ready to start. */
import type { Period } from './control';
import { enterPeriod } from './period';
import { type Profile, profiles } from './profile';
import type { ClockState, Setup, SideState } from './state';
import { Phase, Side } from './types';

const createSide = (side: Side, periods: readonly Period[]): SideState => {
  const m = {
    hears_: -1,
    bankMs_: 0,
    alertMs_: 0,
    bonusMs_: 0,
    moves_: 0,
    watchMoves_: 0,
  } as SideState;
  m.other_ = m;
  m.side_ = side;
  m.method_ = m.delayMs_ = m.fullDelayMs_ = m.extraMs_ = m.overtimeMs_ = m.perMs_ = m.overtimes_ = 0;
  m.overtime_ = m.marked_ = false;
  m.overtimeMoves_ = m.period_ = m.targetMoves_ = m.giveBackMs_ = m.turnMs_ = m.allotMs_ = m.bonusFrom_ = 0;
  m.flag_ = m.flagAtMs_ = m.signAtMs_ = m.flagCause_ = m.overrunMs_ = m.lateMoves_ = m.markMs_ = m.illegal_ = 0;
  m.arrivedMs_ = -1;
  m.periods_ = periods;
  return m;
};

/** A clock with nothing on it yet. */
const emptyState = (setup: Setup): ClockState => {
  const white = createSide(Side.White, setup.white_);
  const black = createSide(Side.Black, setup.black_);
  white.other_ = black;
  black.other_ = white;
  return {
    mover_: white,
    phase_: Phase.Ready,
    sinceMs_: 0,
    swapped_: setup.whiteOn_ == 'right',
    white_: white,
    black_: black,
    setup_: setup,
    profile_: profiles[setup.profile_] as Profile,
    sessionAtMs_: -1,
    stoppedBy_: 0,
    stoppedWhy_: 0,
    stoppedAtMs_: 0,
    first_: -1,
    controls_: [],
    plyBase_: 0,
    sessionMs_: setup.sessionMs_,
    claimBy_: -1,
    claimAtMs_: 0,
    endedAtMs_: 0,
    result_: -1,
    kept_: [],
    paid_: [],
    turn_: white,
    turnDelayMs_: 0,
    turnRanMs_: 0,
    maxMs_: -1,
  };
};

/** Both sides in their first period. */
export const newGame = (setup: Setup): ClockState => {
  const s = emptyState(setup);
  enterPeriod(s, s.white_);
  enterPeriod(s, s.black_);
  return s;
};
