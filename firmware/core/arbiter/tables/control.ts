/** The time control: in which phases each correction is allowed, and what does it. */
import { Op } from '../../types';
import { In, type Operations } from '../common';
import { changeControl } from '../control';

export const onControl: Operations = {
  [Op.ChangeControl]: [In.Stopped, changeControl],
};
