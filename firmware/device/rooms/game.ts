/** Room: games are set up, and their control is changed. */
import { kit } from 'kit';
import { actOnControl } from '../desk/setup';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Game, { act_: actOnControl }, kit);
