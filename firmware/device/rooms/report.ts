/** Room: the whole state, as the link shows it. */
import { kit } from 'kit';
import { report } from '../report';
import { deliver } from '../room';

deliver('zn.report', { act_: report }, kit);
