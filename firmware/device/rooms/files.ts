/** Room: a game begins. */
import { kit } from 'kit';
import { begin } from '../begin';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Files, begin, kit);
