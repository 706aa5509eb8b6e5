/** Room: the menu of a clock that is ready. */
import { kit } from 'kit';
import { deliver } from '../room';
import { openMenu } from '../screens/menu';

deliver('zn.menu', openMenu, kit);
