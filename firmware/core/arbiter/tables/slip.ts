/** Slips and sides: in which phases each correction is allowed, and what does it. */
import { Op } from '../../types';
import { In, type Operations } from '../common';
import { reopen } from '../reopen';
import { swapSides, swapTimes } from '../swap';

export const onSlip: Operations = {
  [Op.Reopen]: [In.Ready | In.Adjourned, reopen],
  [Op.SwapSides]: [In.Ready | In.Stopped, swapSides],
  [Op.SwapTimes]: [In.Ready | In.Stopped, swapTimes],
};
