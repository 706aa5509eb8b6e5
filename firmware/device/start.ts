/** The clock is switched on: what is on it, step by step, as there is not the memory for all of it at once. */
import { clock } from './clock';
import { makeRoom, open } from './room';
import { Room } from './roomNames';

/** The game of the log, stopped, or the first of all; an error when the log is damaged. */
export const switchOn = (): void => {
  makeRoom();
  const last = open(Room.Boot)();
  makeRoom();
  const found = last && open(Room.Setup)(last.numbers_);
  let setup = found || open(Room.New).first_();
  makeRoom();
  if (!last) setup = open(Room.Journal).found_(setup);
  makeRoom();
  clock.game_ = open(Room.New).gameOf_(setup);
  makeRoom();
  if (!last) return;
  open(Room.Fold)(clock.game_, last.damaged_ || !found);
  makeRoom();
  open(Room.Back)(last);
  makeRoom();
};
