/** Room: lists and forms, for the rooms of screens. */
import { kit } from 'kit';
import { deliver } from '../room';
import { close } from '../screens/show';

deliver('zn.show', close, kit);
