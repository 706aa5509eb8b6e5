/** Claims, sessions, results and sides: in which phases each correction is allowed, and what does it. */
import { Op } from '../../types';
import { acceptClaim, claim, rejectClaim } from '../claim';
import { In, type Operations } from '../common';
import { arrived, result, seal, swapSides } from '../session';

export const onGame: Operations = {
  [Op.Claim]: [In.Running | In.Stopped, claim],
  [Op.AcceptClaim]: [In.Stopped | In.Claimed, acceptClaim],
  [Op.RejectClaim]: [In.Stopped | In.Claimed, rejectClaim],
  [Op.Arrived]: [In.Ready | In.Running | In.Stopped | In.Adjourned, arrived],
  [Op.Seal]: [In.Running, seal],
  [Op.Result]: [In.Running | In.Stopped | In.Adjourned | In.Over | In.Claimed, result],
  [Op.SwapSides]: [In.Ready | In.Stopped, swapSides],
};
