/** Room: the arbiter's screen. */
import { kit } from 'kit';
import { deliver } from '../room';
import { openArbiter } from '../screens/arbiter';
import { tellRefused } from '../screens/perform';

deliver('zn.desk', { arbiter_: openArbiter, refused_: tellRefused }, kit);
