/** Time left, flags: in which phases each correction is allowed, and what does it. */
import { Op } from '../../types';
import { addTime, addUsed, liftFlag, penalty, setTime } from '../bank';
import { In, type Operations } from '../common';

export const onBank: Operations = {
  [Op.SetTime]: [In.Ready | In.Stopped, setTime],
  [Op.AddTime]: [In.Ready | In.Stopped, addTime],
  [Op.LiftFlag]: [In.Stopped, liftFlag],
  [Op.AddUsed]: [In.Stopped, addUsed],
  [Op.Penalty]: [In.Stopped, penalty],
};
