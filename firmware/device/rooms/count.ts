import { kit } from 'kit';
import { onCount } from '../../core/arbiter/tables/count';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Count, onCount, kit);
