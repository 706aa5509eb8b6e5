/** Room: lines of the link. */
import { kit } from 'kit';
import { read } from '../desk/read';
import { deliver } from '../room';

deliver('zn.link', read, kit);
