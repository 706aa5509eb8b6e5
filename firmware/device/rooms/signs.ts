/** Room: the signs that stand, for those who draw them and the link. */
import { kit } from 'kit';
import { deliver } from '../room';
import { Room } from '../roomNames';
import { signsOf } from '../signs';

deliver(Room.Signs, signsOf, kit);
