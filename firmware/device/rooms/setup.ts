/** Room: setups as numbers of the log. */
import { kit } from 'kit';
import { readHeader } from '../../core/header';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Setup, readHeader, kit);
