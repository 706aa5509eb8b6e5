/** Room: time by moves. */
import { kit } from 'kit';
import { onApportion } from '../../core/arbiter/tables/apportion';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Apportion, onApportion, kit);
