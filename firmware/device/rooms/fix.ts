/** Room: times, counts, periods and the side to move, on a board with few variables. */
import { kit } from 'kit';
import { deliver } from '../room';
import { pressFix } from '../screens/fix';

deliver('zn.fix', pressFix, kit);
