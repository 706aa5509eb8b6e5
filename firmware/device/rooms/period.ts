import { kit } from 'kit';
import { rareCore } from '../../core/rarecore';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Period, rareCore, kit);
