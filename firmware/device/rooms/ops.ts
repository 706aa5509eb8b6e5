/** Room: operations of the clock, and their records. */
import { kit } from 'kit';
import { operate } from '../../core/arbiter';
import type { Operations } from '../../core/arbiter/common';
import type { Doing } from '../../core/game';
import { operateGame } from '../../core/operate';
import type { ClockState } from '../../core/state';
import { Op } from '../../core/types';
import { clock } from '../clock';
import { decide } from '../contacts';
import type { Call } from '../desk/call';
import { deliver, open } from '../room';
import { Room } from '../roomNames';

/** Rooms of the corrections. */
const correctionsOf = (op: Op): Operations =>
  op <= Op.Penalty
    ? open(Room.Bank).corrections_
    : op > Op.Apportion && op <= Op.ChangeControl
      ? open(Room.New).corrections_
      : open(
          op <= Op.SetPeriod
            ? Room.Count
            : op <= Op.Apportion
              ? op == Op.Set
                ? Room.Whole
                : Room.Apportion
              : op >= Op.CreditMove && op <= Op.DeclareFlag
                ? Room.Credit
                : op <= Op.Result || op == Op.SwapSides
                  ? Room.Claim
                  : op == Op.Reopen
                    ? Room.Reopen
                    : Room.Swap,
        );

/** The operation that a fold has come to has its record. */
const act = (call: Call): number | Call => {
  const f = call.fold_;
  if (!f) {
    decide();
    return operateGame(clock.game_, call, correctionsOf);
  }
  operate(f.state_ as ClockState, f as Doing, correctionsOf);
  call.room_ = Room.Fold;
  return call;
};

deliver(Room.Ops, { act_: act }, kit);
