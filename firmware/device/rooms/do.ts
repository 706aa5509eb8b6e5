/** Room: what screens of few variables want is done, or refused. */
import { kit } from 'kit';
import { deliver } from '../room';
import { pressDo } from '../screens/follow';

deliver('zn.do', pressDo, kit);
