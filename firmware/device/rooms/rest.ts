/** Room: what the clock does when nobody touches it, and how fast its oscillator runs. */
import { kit } from 'kit';
import { setPpm } from '../pace';
import { waited, wake } from '../rest';
import { deliver } from '../room';
import { Room } from '../roomNames';

deliver(Room.Rest, { waited_: waited, wake_: wake, setPpm_: setPpm }, kit);
