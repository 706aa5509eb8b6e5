/** Room: the editor of controls. */
import { kit } from 'kit';
import { deliver } from '../room';
import { edit, own } from '../screens/edit';

deliver('zn.edit', { edit_: edit, own_: own }, kit);
