/** Room: the signs and notes of the face. */
import { kit } from 'kit';
import { drawLook } from '../look';
import { deliver } from '../room';

deliver('zn.look', drawLook, kit);
