/** Room: the arbiter's screen. */
import { kit } from 'kit';
import { deliver } from '../room';
import { openArbiter } from '../screens/arbiter';
import { openCorrection } from '../screens/correct';

deliver('zn.arbiter', { open_: openArbiter, correct_: openCorrection }, kit);
