/** Room: moves that are credited, controls passed by hand, offences. */
import { kit } from 'kit';
import { offences } from '../../core/arbiter/offences';
import { onCredit } from '../../core/arbiter/tables/credit';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Credit, { corrections_: onCredit, offences_: offences }, kit);
