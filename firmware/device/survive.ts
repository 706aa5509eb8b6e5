/**
 * A handler that was ended half-way (an exception, no memory, no stack) has perhaps done half of what it should. The log is
 * what happened: the state is folded from it anew, and the game goes on. Where that is not possible the board starts anew,
 * which stops the game.
 */
import { clock } from './clock';
import { readAgain } from './contacts';
import { carryOut } from './desk/call';
import { closeRooms, open } from './room';
import { Room } from './roomNames';
import { wakeUp } from './scheduler';

/** A recovery has begun and not come to its end. */
let recovering = false;

const failed = (): void => {
  if (recovering) E.reboot();
  wakeUp();
  setTimeout(() => {
    recovering = true;
    closeRooms();
    carryOut(open(Room.Again)(clock.game_));
    recovering = false;
  }, 0);
};

/** From now on. */
export const survive = (): void => {
  process.on('uncaughtException', failed);
  E.on('errorFlag', (flags) => {
    // A flag that is not taken is not told again. Edges that are still in the queue come before the timers.
    E.getErrorFlags();
    if (flags.includes('FIFO_FULL')) setTimeout(readAgain, 0);
    if (flags.includes('MEMORY')) failed();
  });
};
