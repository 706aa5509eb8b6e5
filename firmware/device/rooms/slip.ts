/** Room: the slip, and what it is reopened with; sides and times that change places. */
import { kit } from 'kit';
import { In, type Operations } from '../../core/arbiter/common';
import { reopen } from '../../core/arbiter/reopen';
import { swapSides, swapTimes } from '../../core/arbiter/swap';
import { writeSlip } from '../../core/slip';
import { Op } from '../../core/types';
import { deliver } from '../room';

deliver(
  'zn.slip',
  {
    corrections_: {
      [Op.Reopen]: [In.Ready | In.Adjourned, reopen],
      [Op.SwapSides]: [In.Ready | In.Stopped, swapSides],
      [Op.SwapTimes]: [In.Ready | In.Stopped, swapTimes],
    } as Operations,
    write_: writeSlip,
  },
  kit,
);
