/** Slips, and times that change sides: in which phases each correction is allowed, and what does it. */
import { Op } from '../../types';
import { In, type Operations } from '../common';
import { reopen } from '../reopen';
import { swapTimes } from '../swap';

export const onSlip: Operations = {
  [Op.Reopen]: [In.Ready | In.Adjourned, reopen],
  [Op.SwapTimes]: [In.Ready | In.Stopped, swapTimes],
};
