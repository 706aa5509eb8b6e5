/** Room: the whole state, as the link shows it. */
import { kit } from 'kit';
import { report } from '../report';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Report, { act_: report }, kit);
