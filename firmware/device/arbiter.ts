/** The arbiter's script: the operations that are not start, stop and resume. */
import { corrections } from '../core/arbiter/corrections';
import { commitOffence, keepOffence, payKept } from '../core/arbiter/offences';
import { writeSlip } from '../core/slip';
import { deliver } from './room';

deliver('zn.arbiter', {
  corrections_: corrections,
  slip_: writeSlip,
  offences_: { keep_: keepOffence, pay_: payKept, commit_: commitOffence },
});
