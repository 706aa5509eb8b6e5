/** Screens of text, in a room of their own: only the menu and its like open them. */
import { drawScreen } from 'display/screen';
import { kit } from 'kit';
import { deliver } from '../room';

deliver('zn.screen', { drawScreen: drawScreen }, kit);
