/** Rule sets as numbers (laws.md C). A new federation's rules are one more object here and one more name in core/control. */
import { type Ms, ShowMoves, Sounds } from './types';

export interface Profile {
  /** The clock freezes at the final flag when the control has any time per move. */
  freeze_: boolean;
  /** Under this a side need not record (§11.2); 0: no such mark. */
  recordMs_: Ms;
  /** ... but only with a bonus below this. */
  recordBonusMs_: Ms;
  /** Real time from the session's start after which an absent player is late (§10.15); 0: never. */
  lateAfterMs_: Ms;
  /** Moves by both until which the game may be restarted (§8.6); 0: until a quarter of the first period's time is used. */
  restartMoves_: number;
  /** Tenths are shown below this. */
  tenthsMs_: Ms;
  /** Players see how many moves were made. */
  showsMoves_: ShowMoves;
  /** What an operation must leave a side (§12.4), and for each move still to be made; 0: no floor. */
  floorMs_: Ms;
  floorMoveMs_: Ms;
  /** A rejected draw claim: used time added to the claimant, time given to the opponent. */
  rejectOwnMs_: Ms;
  rejectOtherMs_: Ms;
  /** A completed illegal move: time given to the opponent; the one that is announced as losing, 0: they are not counted. */
  illegalOtherMs_: Ms;
  illegalLoses_: number;
  /** It must be claimed before the opponent has pressed. */
  illegalInTime_: boolean;
  sound_: Sounds;
}

/** In the order of `profileNames` in core/control. */
export const profiles: Profile[] = [
  {
    freeze_: false,
    recordMs_: 300000,
    recordBonusMs_: 1e9,
    lateAfterMs_: 3600000,
    restartMoves_: 0,
    tenthsMs_: 0,
    showsMoves_: ShowMoves.Never,
    floorMs_: 300000,
    floorMoveMs_: 60000,
    rejectOwnMs_: 300000,
    rejectOtherMs_: 0,
    illegalOtherMs_: 0,
    illegalLoses_: 3,
    illegalInTime_: false,
    sound_: Sounds.Off,
  },
  {
    freeze_: true,
    recordMs_: 300000,
    recordBonusMs_: 30000,
    lateAfterMs_: 0,
    restartMoves_: 10,
    tenthsMs_: 20000,
    showsMoves_: ShowMoves.Held,
    floorMs_: 0,
    floorMoveMs_: 0,
    rejectOwnMs_: 0,
    rejectOtherMs_: 120000,
    illegalOtherMs_: 120000,
    illegalLoses_: 2,
    illegalInTime_: false,
    sound_: Sounds.Off,
  },
  {
    freeze_: true,
    recordMs_: 0,
    recordBonusMs_: 0,
    lateAfterMs_: 0,
    restartMoves_: 10,
    tenthsMs_: 20000,
    showsMoves_: ShowMoves.Held,
    floorMs_: 0,
    floorMoveMs_: 0,
    rejectOwnMs_: 0,
    rejectOtherMs_: 60000,
    illegalOtherMs_: 60000,
    illegalLoses_: 2,
    illegalInTime_: true,
    sound_: Sounds.On,
  },
  {
    freeze_: false,
    recordMs_: 300000,
    recordBonusMs_: 30000,
    lateAfterMs_: 3600000,
    restartMoves_: 10,
    tenthsMs_: 20000,
    showsMoves_: ShowMoves.Always,
    floorMs_: 300000,
    floorMoveMs_: 60000,
    rejectOwnMs_: 0,
    rejectOtherMs_: 120000,
    illegalOtherMs_: 120000,
    illegalLoses_: 0,
    illegalInTime_: false,
    sound_: Sounds.Never,
  },
];
