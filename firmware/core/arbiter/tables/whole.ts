/** Whole clocks: in which phases they are replaced, and what does it. */
import { Op } from '../../types';
import { In, type Operations } from '../common';
import { set } from '../whole';

export const onWhole: Operations = {
  [Op.Set]: [In.Ready | In.Stopped | In.Adjourned, set],
};
