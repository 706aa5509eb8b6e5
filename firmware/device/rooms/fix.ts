/** Room: times, counts, periods and the side to move, on a board with few variables. */
import { kit } from 'kit';
import { deliver } from '../room';
import { Room } from '../roomNames';
import { pressFix } from '../screens/fix';

deliver(Room.Fix, pressFix, kit);
