/** Room: after a handler that was cut off. */
import { kit } from 'kit';
import { again } from '../again';
import { deliver } from '../room';

deliver('zn.again', again, kit);
