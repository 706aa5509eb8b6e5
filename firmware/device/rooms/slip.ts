import { kit } from 'kit';
import { onSlip } from '../../core/arbiter/tables/slip';
import { writeSlip } from '../../core/slip';
import { deliver } from '../room';

deliver('zn.slip', { corrections_: onSlip, write_: writeSlip }, kit);
