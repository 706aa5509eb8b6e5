/** The script of the board: contacts and link on one side, the clock on the other. */
import { clock } from './clock';
import { watchContact } from './contacts';
import { onPress } from './events';
import { listen } from './link';
import { notices } from './notices';
import { touched } from './power';
import { closeRooms, open } from './room';
import { redraw } from './scheduler';
import { settings } from './settings';
import { setPpm } from './timebase';

clock.game_ = open('zn.game').firstGame_();
watchContact(0, onPress);
watchContact(1, onPress);
setPpm(settings.ppm_ == null ? board.ppm : settings.ppm_);
listen();
touched();
// After the touch that switching it on is: until the next one.
notices.uncalibrated_ = !board.crystal && !board.ppm && settings.ppm_ == null;
redraw();
closeRooms();
