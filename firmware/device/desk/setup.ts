/** A new game's setup, as it comes over the link. */

import { profileAdvance, profileNames } from '../../core/control';
import { ControlArg } from '../../core/plan';
import { profiles } from '../../core/profile';
import { arePeriods, hasTimePerMove, setupWith, writeControl } from '../../core/setup';
import type { Setup } from '../../core/state';
import { type Advance, Op, Phase, Reason, Whom } from '../../core/types';
import { clock } from '../clock';
import { contacts } from '../contacts';
import { Room } from '../roomNames';
import type { Call } from './call';
import { indexOr, isInteger, type Line, num } from './line';

/** fide-2023. */
const enum Default {
  Profile = 1,
}

const fits = (value: unknown, most: number): boolean => isInteger(value) && value >= 0 && value <= most;

/** A control out of a line, as the argument records of a change; null: there is something wrong with it. */
const controlOf = (line: Line): number[] | null => {
  const white = line.white;
  const black = line.black || white;
  return arePeriods(white) && arePeriods(black) ? writeControl(num(line.advance, -1), white, black) : null;
};

/** A setup out of a line, with the profile's defaults; null: something in it is wrong. */
const setupOf = (line: Line): Setup | null => {
  const profile = indexOr(profileNames, line.profile, Default.Profile);
  const advance = num(line.advance, profileAdvance[profile] as Advance);
  const rules = profiles[profile];
  const white = line.white;
  const black = line.black || white;
  if (!rules || !arePeriods(white) || !arePeriods(black) || !fits(advance, 2)) return null;
  return {
    white_: white,
    black_: black,
    profile_: profile,
    advance_: advance,
    prepaid_: line.prepaid != false,
    whiteOn_: 'left',
    freezeGiven_: line.freeze != null,
    freeze_:
      line.freeze == null ? rules.freeze_ && (hasTimePerMove(white) || hasTimePerMove(black)) : line.freeze == true,
    sessionMs_: num(line.session, 0),
    lateAfterMs_: num(line.lateAfter, rules.lateAfterMs_),
  };
};

/** A new game is on the clock, not started. Possible while none is on. */
const setUp = (call: Call): number | Call => {
  const phase = clock.game_.state_.phase_;
  if (phase == Phase.Running || phase == Phase.Errand) return -Reason.NotStopped;
  if (phase == Phase.Stopped || phase == Phase.Adjourned) return -Reason.NotRunning;
  const line = call.line_;
  const setup = setupOf(line);
  if (!setup) return -Reason.BadValue;
  contacts.lockoutMs_ = num(line.lockoutMs, board.lockoutMs);
  contacts.rocker_ = line.contacts ? line.contacts == 'rocker' : board.contacts == 'rocker';
  call.setup_ = setup;
  call.room_ = Room.Journal;
  return call;
};

/**
 * A wrong setting: before the start the game is set up anew, with what else was asked for; later from here on by the new control
 * (core/arbiter/control), or the whole log by it (core/history).
 */
const changeControl = (call: Call): number | Call => {
  const more = controlOf(call.line_);
  const game = clock.game_;
  const remaining = call.line_.keep == 'remaining';
  if (!more) return -Reason.BadValue;
  call.more_ = more;
  // Its periods are as much again.
  call.line_ = { op: call.op_ };
  call.room_ = Room.Log;
  if (game.state_.phase_ == Phase.Ready) {
    call.setup_ = setupWith(game.setup_, more) as Setup;
    call.room_ = Room.Journal;
  } else if (remaining) {
    call.room_ = Room.Ops;
    call.op_ = Op.ChangeControl;
    call.side_ = Whom.Both;
    call.value_ = ControlArg.Remaining;
  }
  return call;
};

export const actOnControl = (call: Call): number | Call => (call.op_ == 'setup' ? setUp(call) : changeControl(call));
