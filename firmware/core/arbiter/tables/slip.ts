/** Slips: in which phases they are taken, and what does it. */
import { Op } from '../../types';
import { In, type Operations } from '../common';
import { reopen } from '../reopen';

export const onSlip: Operations = {
  [Op.Reopen]: [In.Ready | In.Adjourned, reopen],
};
