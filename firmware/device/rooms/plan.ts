/** Room: which records of the log hold, for the rooms that fold it, and for those that stand on it. */
import { kit } from 'kit';
import '../../core/plan';
import '../../core/stand';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Plan, null, kit);
