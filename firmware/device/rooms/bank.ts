/** Room: time left, and flags. */
import { kit } from 'kit';
import { chargeUsed, payClaim } from '../../core/arbiter/bank';
import { onBank } from '../../core/arbiter/tables/bank';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Bank, { corrections_: onBank, chargeUsed_: chargeUsed, payClaim_: payClaim }, kit);
