/** Room: games are set up, and their control is changed. */
import { kit } from 'kit';
import { onControl } from '../../core/arbiter/tables/control';
import { actOnControl } from '../desk/setup';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Game, { corrections_: onControl, act_: actOnControl }, kit);
