/** Room: whole clocks. */
import { kit } from 'kit';
import { onWhole } from '../../core/arbiter/tables/whole';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Whole, onWhole, kit);
