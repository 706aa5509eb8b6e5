/** Times that change sides: in which phases, and what does it. */
import { Op } from '../../types';
import { In, type Operations } from '../common';
import { swapTimes } from '../swap';

export const onSwap: Operations = {
  [Op.SwapTimes]: [In.Ready | In.Stopped, swapTimes],
};
