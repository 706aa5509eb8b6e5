/** Room: slips are taken. */
import { kit } from 'kit';
import { onSlip } from '../../core/arbiter/tables/slip';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Reopen, onSlip, kit);
