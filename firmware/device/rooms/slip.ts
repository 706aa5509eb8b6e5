/** Room: slips are written. */
import { kit } from 'kit';
import { writeSlip } from '../../core/slip';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Slip, writeSlip, kit);
