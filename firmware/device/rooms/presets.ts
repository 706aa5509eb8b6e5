/** Room: controls that are there, and a control in a few letters. */
import { kit } from 'kit';
import { deliver } from '../room';
import { Room } from '../roomNames';
import { shortControl } from '../screens/periods';
import { periodsOf, presetLine, presetRows } from '../screens/presets';

deliver(Room.Presets, { rows_: presetRows, line_: presetLine, short_: shortControl, periods_: periodsOf }, kit);
