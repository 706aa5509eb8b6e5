/** Room: jumps of the wall clock. It lies plain, as anybody can set the time at any moment. */
import { kit } from 'kit';
import { edgeOverJumps, jump } from '../jumps';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Jump, { jump_: jump, edgeMs_: edgeOverJumps }, kit);
