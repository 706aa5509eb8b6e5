/** Room: settings and own controls in flash. */
import { kit } from 'kit';
import { deliver } from '../room';
import { Room } from '../roomNames';
import { loadSettings, ownControls, saveControl, saveSettings } from '../screens/store';

deliver(Room.Set, { load_: loadSettings, save_: saveSettings, own_: ownControls, keep_: saveControl }, kit);
