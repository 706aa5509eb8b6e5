/** Room: after a handler that was cut off. */
import { kit } from 'kit';
import { again } from '../again';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Again, again, kit);
