/** Operations that correct something: where each is allowed (scenario.md §3) and what it does. */
import { Op } from '../types';
import { apportion } from './apportion';
import { addTime, addUsed, liftFlag, penalty, setTime } from './bank';
import { acceptClaim, claim, rejectClaim } from './claim';
import { In, type Operations } from './common';
import { changeControl } from './control';
import { setMoves, setPeriod } from './count';
import { creditMove, declareFlag, nextControl } from './credit';
import { arrived, reopen, result, seal } from './session';
import { swapSides, swapTimes } from './swap';
import { set } from './whole';

export const corrections: Operations = {
  [Op.SetTime]: [In.Ready | In.Stopped, setTime],
  [Op.AddTime]: [In.Ready | In.Stopped, addTime],
  [Op.SetMoves]: [In.Ready | In.Stopped, setMoves],
  [Op.SetPeriod]: [In.Ready | In.Stopped, setPeriod],
  [Op.Set]: [In.Ready | In.Stopped | In.Adjourned, set],
  [Op.LiftFlag]: [In.Stopped, liftFlag],
  [Op.Claim]: [In.Running | In.Stopped, claim],
  [Op.AcceptClaim]: [In.Stopped | In.Claimed, acceptClaim],
  [Op.RejectClaim]: [In.Stopped | In.Claimed, rejectClaim],
  [Op.AddUsed]: [In.Stopped, addUsed],
  [Op.Penalty]: [In.Stopped, penalty],
  [Op.Apportion]: [In.Stopped, apportion],
  [Op.CreditMove]: [In.Stopped, creditMove],
  [Op.NextControl]: [In.Stopped, nextControl],
  [Op.DeclareFlag]: [In.Running | In.Stopped, declareFlag],
  [Op.ChangeControl]: [In.Stopped, changeControl],
  [Op.SwapSides]: [In.Ready | In.Stopped, swapSides],
  [Op.SwapTimes]: [In.Ready | In.Stopped, swapTimes],
  [Op.Arrived]: [In.Ready | In.Running | In.Stopped | In.Adjourned, arrived],
  [Op.Seal]: [In.Running, seal],
  [Op.Reopen]: [In.Ready | In.Adjourned, reopen],
  [Op.Result]: [In.Running | In.Stopped | In.Adjourned | In.Over | In.Claimed, result],
};
