/** The script of the board: contacts and link on one side, the clock on the other. */
import { kit } from 'kit';
import { clock, onPress, redraw } from './clock';
import { watchContacts } from './contacts';
import { listen } from './link';
import { openDesk, rooms } from './room';

rooms.kit_ = kit;
clock.game_ = openDesk().firstGame_();
watchContacts(onPress);
listen();
redraw();
