/** Room: what lets the clock run and stand. */
import { kit } from 'kit';
import { turns } from '../../core/turns';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Turns, turns, kit);
