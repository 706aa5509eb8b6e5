/** Room: jumps of the wall clock. It lies plain, as anybody can set the time at any moment. */
import { kit } from 'kit';
import { edgeOverJumps, jump } from '../jumps';
import { deliver } from '../room';

deliver('zn.jump', { jump_: jump, edgeMs_: edgeOverJumps }, kit);
