/** Counts and periods: in which phases each correction is allowed, and what does it. */
import { Op } from '../../types';
import { In, type Operations } from '../common';
import { setMoves, setPeriod } from '../count';

export const onCount: Operations = {
  [Op.SetMoves]: [In.Ready | In.Stopped, setMoves],
  [Op.SetPeriod]: [In.Ready | In.Stopped, setPeriod],
};
