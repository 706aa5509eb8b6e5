/** The clock is switched on: what is on it, step by step, as there is not the memory for all of it at once. */
import type { Setup } from '../core/state';
import { clock } from './clock';
import { pages } from './journal';
import { makeRoom, open } from './room';

const freshSetup = (): Setup => {
  const setup = open('zn.new').first_();
  makeRoom();
  return pages.open_().found_(setup);
};

/** The game of the log, stopped, or the first of all. */
export const switchOn = (): void => {
  makeRoom();
  const last = open('zn.boot')();
  makeRoom();
  const setup = last ? open('zn.setup')(last.numbers_) : freshSetup();
  makeRoom();
  clock.game_ = open('zn.new').gameOf_(setup);
  makeRoom();
  if (!last) return;
  open('zn.fold')(clock.game_);
  makeRoom();
  open('zn.back')(last);
  makeRoom();
};
