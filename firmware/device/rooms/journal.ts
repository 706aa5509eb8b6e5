/** Room: the files of the log. */
import { kit } from 'kit';
import { begin, reset, restore } from '../pages';
import { deliver } from '../room';

deliver('zn.journal', { begin_: begin, reset_: reset, restore_: restore }, kit);
