/** The script of the board: contacts and link on one side, the clock on the other. */
import { onPress, redraw } from './clock';
import { watchContacts } from './contacts';
import { listen } from './link';

watchContacts(onPress);
listen();
redraw();
