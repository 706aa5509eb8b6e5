/** Room: own controls. */
import { kit } from 'kit';
import { deliver } from '../room';
import { Room } from '../roomNames';
import { keepThis, ownDraft, ownRows } from '../screens/own';

// All screens have their own lists.
deliver(Room.Own, board.composes ? { rows_: ownRows, line_: ownDraft, keep_: keepThis } : null, kit);
