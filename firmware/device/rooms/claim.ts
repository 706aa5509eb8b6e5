/** Room: claims, credits, sessions, results, and what offences cost. */
import { kit } from 'kit';
import { acceptClaim, claim, rejectClaim } from '../../core/arbiter/claim';
import { In, type Operations } from '../../core/arbiter/common';
import { creditMove, declareFlag, nextControl } from '../../core/arbiter/credit';
import { commitOffence, keepOffence, payKept } from '../../core/arbiter/offences';
import { arrived, result, seal } from '../../core/arbiter/session';
import { Op } from '../../core/types';
import { deliver } from '../room';

deliver(
  'zn.claim',
  {
    corrections_: {
      [Op.Claim]: [In.Running | In.Stopped, claim],
      [Op.AcceptClaim]: [In.Stopped | In.Claimed, acceptClaim],
      [Op.RejectClaim]: [In.Stopped | In.Claimed, rejectClaim],
      [Op.CreditMove]: [In.Stopped, creditMove],
      [Op.NextControl]: [In.Stopped, nextControl],
      [Op.DeclareFlag]: [In.Running | In.Stopped, declareFlag],
      [Op.Arrived]: [In.Ready | In.Running | In.Stopped | In.Adjourned, arrived],
      [Op.Seal]: [In.Running, seal],
      [Op.Result]: [In.Running | In.Stopped | In.Adjourned | In.Over | In.Claimed, result],
    } as Operations,
    offences_: { keep_: keepOffence, pay_: payKept, commit_: commitOffence },
  },
  kit,
);
