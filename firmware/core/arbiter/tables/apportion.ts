/** Time by moves: in which phases it is apportioned, and what does it. */
import { Op } from '../../types';
import { apportion } from '../apportion';
import { In, type Operations } from '../common';

export const onApportion: Operations = {
  [Op.Apportion]: [In.Stopped, apportion],
};
