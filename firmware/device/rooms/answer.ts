/** Room: answers to lines of the link. */
import { kit } from 'kit';
import { answer } from '../desk/answer';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Answer, { act_: answer }, kit);
