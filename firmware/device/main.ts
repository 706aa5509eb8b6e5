/** The script of the board: contacts and link on one side, the clock on the other. */
import { kit } from 'kit';
import { clock } from './clock';
import { watchContact } from './contacts';
import { onPress, redraw } from './events';
import { listen } from './link';
import { closeRooms, main, open } from './room';

main.kit_ = kit;
clock.game_ = open('zn.desk').firstGame_();
watchContact(0, onPress);
watchContact(1, onPress);
listen();
redraw();
closeRooms();
