/** Room: the menu of a clock that is ready. */
import { kit } from 'kit';
import { deliver } from '../room';
import { Room } from '../roomNames';
import { openMenu } from '../screens/menu';

deliver(Room.Menu, openMenu, kit);
