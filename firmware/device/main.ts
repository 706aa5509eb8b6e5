/** The script of the board: contacts and link on one side, the clock on the other. */
import { clock } from './clock';
import { watchContact } from './contacts';
import { onPress } from './events';
import { listen } from './link';
import { touched } from './power';
import { closeRooms, open } from './room';
import { redraw } from './scheduler';

clock.game_ = open('zn.boot').boot_();
watchContact(0, onPress);
watchContact(1, onPress);
listen();
redraw();
touched();
closeRooms();
