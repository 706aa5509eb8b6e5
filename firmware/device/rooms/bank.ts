/** Room: time left, and flags. */
import { kit } from 'kit';
import { chargeUsed, moveBank } from '../../core/arbiter/bank';
import { onBank } from '../../core/arbiter/tables/bank';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Bank, { corrections_: onBank, chargeUsed_: chargeUsed, moveBank_: moveBank }, kit);
