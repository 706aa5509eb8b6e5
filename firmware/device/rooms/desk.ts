/** Room: screens, and the arbiter's. */
import { kit } from 'kit';
import { deliver } from '../room';
import { openArbiter } from '../screens/arbiter';
import { tellRefused } from '../screens/perform';

deliver('zn.desk', { arbiter_: openArbiter, refused_: tellRefused }, kit);
