/** Room: what screens of few variables want is done, or refused. */
import { kit } from 'kit';
import { deliver } from '../room';
import { Room } from '../roomNames';
import { pressDo } from '../screens/follow';

deliver(Room.Do, pressDo, kit);
