/** Room: lines of the link. */
import { kit } from 'kit';
import { read } from '../desk/read';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Link, read, kit);
