/** Room: after a power cut. */
import { kit } from 'kit';
import { restore } from '../restore';
import { deliver } from '../room';

deliver('zn.back', restore, kit);
