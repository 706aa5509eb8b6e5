/** Room: the signs and notes of the face. */
import { kit } from 'kit';
import { drawLook } from '../look';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Look, drawLook, kit);
