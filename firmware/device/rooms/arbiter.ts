/** Room: the arbiter's screen. */
import { kit } from 'kit';
import { deliver } from '../room';
import { Room } from '../roomNames';
import { openArbiter } from '../screens/arbiter';
import { openCorrection } from '../screens/correct';

deliver(Room.Arbiter, { open_: openArbiter, correct_: openCorrection }, kit);
