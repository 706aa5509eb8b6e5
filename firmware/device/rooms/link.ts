/** Room: lines of the link, and their answers. */
import { kit } from 'kit';
import { answer } from '../desk/answer';
import { deliver } from '../room';

deliver('zn.link', answer, kit);
