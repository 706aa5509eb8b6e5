/** Room: corrections of time. */
import { kit } from 'kit';
import { addTime, addUsed, liftFlag, penalty, setTime } from '../../core/arbiter/bank';
import { In } from '../../core/arbiter/common';
import { Op } from '../../core/types';
import { deliver } from '../room';

deliver(
  'zn.bank',
  {
    [Op.SetTime]: [In.Ready | In.Stopped, setTime],
    [Op.AddTime]: [In.Ready | In.Stopped, addTime],
    [Op.LiftFlag]: [In.Stopped, liftFlag],
    [Op.AddUsed]: [In.Stopped, addUsed],
    [Op.Penalty]: [In.Stopped, penalty],
  },
  kit,
);
