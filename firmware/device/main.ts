/** The script of the board: contacts and link on one side, the clock on the other. */
// What stands first in the script is found soonest: the way of a press.
import './timebase';
import './clock';
import './journal';
import '../core/clock';
import 'display';
import './events';
import { watchContacts } from './contacts';
import { watchKeys } from './keys';
import { listen, wantsConsole } from './link';
import { notices } from './notices';
import { touched } from './power';
import { closeRooms, open } from './room';
import { Room } from './roomNames';
import { drawAnew, onPress, redraw, watchSupply } from './scheduler';
import { settings } from './settings';
import { switchOn } from './start';
import { survive } from './survive';

global.setTime = (seconds: number) => open(Room.Jump).jump_(seconds);

if (!wantsConsole()) {
  survive();
  watchContacts(onPress, redraw);
  watchSupply();
  open(Room.Set).load_(settings);
  switchOn();
  const ppm = settings.ppm_ == null ? board.ppm : settings.ppm_;
  if (ppm) open(Room.Rest).setPpm_(ppm);
  watchKeys();
  listen();
  touched();
  // After the touch that switching it on is: until the next one.
  notices.uncalibrated_ = !board.crystal && !board.ppm && settings.ppm_ == null;
  drawAnew();
  closeRooms();
}
