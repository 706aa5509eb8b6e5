/** Room: from the log to the state. */
import { kit } from 'kit';
import { refold } from '../../core/refold';
import { deliver } from '../room';

deliver('zn.fold', refold, kit);
