/** Room: the files of the log as they are found. */
import { kit } from 'kit';
import { begin } from '../files';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Files, begin, kit);
