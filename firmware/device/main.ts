/** The script of the board: contacts and link on one side, the clock on the other. */
import { clock } from './clock';
import { watchContacts } from './contacts';
import { onPress, redraw } from './events';
import { listen } from './link';
import { closeRooms, open } from './room';

watchContacts(onPress, redraw);
clock.game_ = open('zn.game').firstGame_();
listen();
redraw();
closeRooms();
