/** Room: the editor of controls, and the manual. */
import { kit } from 'kit';
import { deliver } from '../room';
import { Room } from '../roomNames';
import { edit, own } from '../screens/edit';
import { manual } from '../screens/manual';

deliver(Room.Edit, { edit_: edit, own_: own, manual_: manual }, kit);
