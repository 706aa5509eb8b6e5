/** Room: a control that is typed, on a board with few variables. */
import { kit } from 'kit';
import { deliver } from '../room';
import { Room } from '../roomNames';
import { pressCompose } from '../screens/compose';

deliver(Room.Compose, pressCompose, kit);
