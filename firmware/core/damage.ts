/** A log that is damaged, or not yet known to be whole. */
import type { Game } from './game';
import { setPhase } from './state';
import { Phase } from './types';

/** An error is shown and no time. */
export const damage = (game: Game): void => {
  game.state_.damaged_ = true;
  setPhase(game.state_, Phase.Over);
};
