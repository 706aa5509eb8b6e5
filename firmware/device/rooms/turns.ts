/** Room: what lets the clock run and stand. */
import { kit } from 'kit';
import { turns } from '../../core/turns';
import { deliver } from '../room';

deliver('zn.turns', turns, kit);
