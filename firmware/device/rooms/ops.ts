/** Room: operations of the clock, and their records. */
import { kit } from 'kit';
import { operateGame } from '../../core/operate';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Ops, operateGame, kit);
