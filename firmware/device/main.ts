/** The script of the board: contacts and link on one side, the clock on the other. */
import { setLight } from 'display';
import { clock } from './clock';
import { giveContacts, watchContact } from './contacts';
import { onPress, redraw } from './events';
import { watchKeys } from './keys';
import { listen } from './link';
import { closeRooms, open } from './room';
import { settings } from './settings';

open('zn.set').load_();
setLight(settings.light_);
clock.game_ = open('zn.game').firstGame_();
giveContacts(onPress);
watchContact(0);
watchContact(1);
watchKeys();
listen();
redraw();
closeRooms();
