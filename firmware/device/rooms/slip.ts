import { kit } from 'kit';
import { onSlip } from '../../core/arbiter/tables/slip';
import { writeSlip } from '../../core/slip';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Slip, { corrections_: onSlip, write_: writeSlip }, kit);
