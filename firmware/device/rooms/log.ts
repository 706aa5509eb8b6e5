/** Room: what stands on the log. */
import { kit } from 'kit';
import { forward, illegal, replaceControl, reset, rewind, undo, undoReset } from '../../core/history';
import { deliver } from '../room';

deliver(
  'zn.log',
  {
    byName_: { rewind: rewind, forward: forward, undo: undo, reset: reset, undoReset: undoReset },
    illegal_: illegal,
    replaceControl_: replaceControl,
  },
  kit,
);
