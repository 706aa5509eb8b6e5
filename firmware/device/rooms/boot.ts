/** Room: the clock is switched on. */
import { kit } from 'kit';
import { again, boot } from '../boot';
import { deliver } from '../room';

deliver('zn.boot', { boot_: boot, again_: again }, kit);
