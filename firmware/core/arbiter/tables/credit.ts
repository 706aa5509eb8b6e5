/** Credits, controls and flags by hand: in which phases each correction is allowed, and what does it. */
import { Op } from '../../types';
import { In, type Operations } from '../common';
import { creditMove, declareFlag, nextControl } from '../credit';

export const onCredit: Operations = {
  [Op.CreditMove]: [In.Stopped, creditMove],
  [Op.NextControl]: [In.Stopped, nextControl],
  [Op.DeclareFlag]: [In.Running | In.Stopped, declareFlag],
};
