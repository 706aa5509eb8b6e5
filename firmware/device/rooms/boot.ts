/** Room: the clock is switched on. */
import { kit } from 'kit';
import { lastGame } from '../boot';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Boot, lastGame, kit);
