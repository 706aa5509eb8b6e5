/** Room: games are set up, and their control is changed. */
import { kit } from 'kit';
import { onControl } from '../../core/arbiter/tables/control';
import { controlOf, setupCommand } from '../desk/setup';
import { deliver } from '../room';

deliver(
  'zn.game',
  {
    corrections_: onControl,
    setUp_: setupCommand,
    controlOf_: controlOf,
  },
  kit,
);
