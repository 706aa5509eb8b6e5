/** Room: after a power cut. */
import { kit } from 'kit';
import { restore } from '../restore';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Back, restore, kit);
