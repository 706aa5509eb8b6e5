/** Room: what a board with few variables lets choose. */
import { kit } from 'kit';
import { deliver } from '../room';
import { Room } from '../roomNames';
import { pressShort } from '../screens/short';

deliver(Room.Short, pressShort, kit);
