/** Room: from the log to the state. */
import { kit } from 'kit';
import { refold } from '../../core/refold';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Fold, refold, kit);
