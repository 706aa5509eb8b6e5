/** Room: the time methods besides plain and Fischer. */
import { kit } from 'kit';
import { wayFor } from '../../core/methods';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Method, wayFor, kit);
