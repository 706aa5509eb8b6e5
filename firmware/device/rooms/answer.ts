/** Room: answers to lines of the link. */
import { kit } from 'kit';
import { answer } from '../desk/answer';
import { deliver } from '../room';

deliver('zn.answer', { act_: answer }, kit);
