/** Room: the manual on the clock. */
import { kit } from 'kit';
import { deliver } from '../room';
import { manual } from '../screens/manual';

deliver('zn.manual', manual, kit);
