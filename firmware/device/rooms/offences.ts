/** Room: what offences cost. */
import { kit } from 'kit';
import { offences } from '../../core/arbiter/offences';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Offences, offences, kit);
