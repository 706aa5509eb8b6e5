/** The clock is switched on: what is on it, step by step, as there is not the memory for all of it at once. */
import type { Setup } from '../core/state';
import { carryOut } from './desk/call';
import { makeRoom, open } from './room';
import { Room } from './roomNames';

/** The game of the log, stopped, or the first of all; an error when the log is damaged. */
export const switchOn = (): void => {
  makeRoom();
  const last = open(Room.Boot)();
  makeRoom();
  const found = last && open(Room.Setup)(last.numbers_);
  let setup = (found || open(Room.Setup)(null)) as Setup;
  makeRoom();
  if (!last) setup = open(Room.Journal).found_(setup);
  carryOut({ room_: Room.New, op_: last ? '' : 'setup', setup_: setup });
  if (last) {
    try {
      if (found && !last.damaged_) carryOut({ room_: Room.Fold });
    } catch (_) {
      // The log is damaged, as the game is until that is done.
    }
    makeRoom();
    open(Room.Back)(last);
  }
  makeRoom();
};
