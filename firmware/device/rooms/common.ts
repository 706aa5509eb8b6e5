/** Room: what operations of the clock are refused for, for the rooms that do them. */
import { kit } from 'kit';
import '../../core/arbiter/common';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Common, null, kit);
