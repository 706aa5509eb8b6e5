/** Room: moves that are credited, controls passed by hand, flags declared. */
import { kit } from 'kit';
import { onCredit } from '../../core/arbiter/tables/credit';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Credit, onCredit, kit);
