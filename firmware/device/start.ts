/** The clock is switched on: what is on it, step by step, as there is not the memory for all of it at once. */
import { clock } from './clock';
import { pages } from './journal';
import { makeRoom, open } from './room';

/** The game of the log, stopped, or the first of all; an error when the log is damaged. */
export const switchOn = (): void => {
  makeRoom();
  const last = open('zn.boot')();
  makeRoom();
  const found = last && open('zn.setup')(last.numbers_);
  let setup = found || open('zn.new').first_();
  makeRoom();
  if (!last) setup = pages.open_().found_(setup);
  makeRoom();
  clock.game_ = open('zn.new').gameOf_(setup);
  makeRoom();
  if (!last) return;
  open('zn.fold')(clock.game_, last.damaged_ || !found);
  makeRoom();
  open('zn.back')(last);
  makeRoom();
};
