/** Room: the clock is switched on. */
import { kit } from 'kit';
import { lastGame } from '../boot';
import { deliver } from '../room';

deliver('zn.boot', lastGame, kit);
