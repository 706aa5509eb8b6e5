/** Room: a new game by the same setup. */
import { kit } from 'kit';
import { reset } from '../../core/reset';
import { clock } from '../clock';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Reset, { byName_: { reset: reset }, act_: (call) => reset(clock.game_, 0, call.flag_, call.atMs_) }, kit);
