/** Room: lists and forms, operations by keys, and what they are refused for. */
import { kit } from 'kit';
import { deliver } from '../room';
import { Room } from '../roomNames';
import { tellRefused } from '../screens/perform';

deliver(Room.Desk, tellRefused, kit);
