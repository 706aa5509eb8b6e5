/** A game by its setup, with a clock that nobody has started. */
import { type Period, profileAdvance } from '../../core/control';
import type { Game } from '../../core/game';
import { newGame } from '../../core/newgame';
import { type Profile, profiles } from '../../core/profile';
import type { Setup } from '../../core/state';
import { type Advance, Method } from '../../core/types';
import { journal } from '../journal';

/** fide-2023. */
const enum First {
  Profile = 1,
}

export const gameOf = (setup: Setup): Game => ({
  state_: newGame(setup),
  journal_: journal,
  setup_: setup,
  setupBefore_: setup,
  resetAtMs_: -1,
});

/** 1:30:00 + 30 s under fide-2023, until something else is set up. */
export const firstSetup = (): Setup => {
  const control: Period[] = [[0, 5400000, Method.Fischer, 30000, 0, 0]];
  return {
    white_: control,
    black_: control,
    profile_: First.Profile,
    advance_: profileAdvance[First.Profile] as Advance,
    prepaid_: true,
    whiteOn_: 'left',
    freezeGiven_: false,
    freeze_: (profiles[First.Profile] as Profile).freeze_,
    sessionMs_: 0,
    lateAfterMs_: (profiles[First.Profile] as Profile).lateAfterMs_,
  };
};
