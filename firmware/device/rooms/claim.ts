/** Room: claims, sessions and results. */
import { kit } from 'kit';
import { onGame } from '../../core/arbiter/tables/game';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Claim, onGame, kit);
