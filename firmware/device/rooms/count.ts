/** Room: corrections of counts, periods, and of a whole clock. */
import { kit } from 'kit';
import { apportion } from '../../core/arbiter/apportion';
import { In } from '../../core/arbiter/common';
import { setMoves, setPeriod } from '../../core/arbiter/count';
import { set } from '../../core/arbiter/whole';
import { Op } from '../../core/types';
import { deliver } from '../room';

deliver(
  'zn.count',
  {
    [Op.SetMoves]: [In.Ready | In.Stopped, setMoves],
    [Op.SetPeriod]: [In.Ready | In.Stopped, setPeriod],
    [Op.Set]: [In.Ready | In.Stopped | In.Adjourned, set],
    [Op.Apportion]: [In.Stopped, apportion],
  },
  kit,
);
