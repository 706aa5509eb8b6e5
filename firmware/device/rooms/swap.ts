/** Room: times that change sides. */
import { kit } from 'kit';
import { onSwap } from '../../core/arbiter/tables/swap';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Swap, onSwap, kit);
