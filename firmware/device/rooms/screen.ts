/** Room: screens of text; only the menu and its like open them. */
import { kit } from 'kit';
import { deliver } from '../room';
import { Room } from '../roomNames';
import { show } from '../screens/draw';

deliver(Room.Screen, show, kit);
