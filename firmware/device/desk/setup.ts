/** A new game's setup, as it comes over the link. */
import { hasTimePerMove, writeControl } from '../../core/arbiter/control';
import { Limit, type Period, profileAdvance, profileNames } from '../../core/control';
import type { Game } from '../../core/game';
import { newGame } from '../../core/newgame';
import { profiles } from '../../core/profile';
import type { Setup } from '../../core/state';
import { type Advance, Effect, Method, type Ms, Phase, Reason } from '../../core/types';
import { clock } from '../clock';
import { contacts } from '../contacts';
import { journal } from '../journal';
import { notices } from '../notices';
import { indexOr, isInteger, type Line, num } from './line';

/** fide-2023. */
const enum Default {
  Profile = 1,
}

const fits = (value: unknown, most: number): boolean => isInteger(value) && value >= 0 && value <= most;

const isPeriod = (p: unknown): boolean => {
  if (!Array.isArray(p) || p.length != 6 || !p.every((n) => fits(n, Limit.TimeMs))) return false;
  const numbers = p as number[];
  return numbers[2] == Method.Up || numbers[1]! + numbers[3]! + numbers[4]! > 0;
};

/** Numbers of which a clock can be made; whether they are a sensible control is the sender's business. */
const arePeriods = (value: unknown): value is Period[] =>
  Array.isArray(value) && value.length > 0 && value.length <= Limit.Periods && value.every(isPeriod);

/** A control out of a line, as the argument records of a change; null: there is something wrong with it. */
export const controlOf = (line: Line): number[] | null => {
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

export const gameOf = (setup: Setup): Game => ({
  state_: newGame(setup),
  journal_: journal,
  setup_: setup,
  setupBefore_: setup,
  resetAtMs_: -1,
});

/** 1:30:00 + 30 s under fide-2023, until something else is set up. */
export const firstSetup = (): Setup => setupOf({ white: [[0, 5400000, Method.Fischer, 30000, 0, 0]] }) as Setup;

/** A new game is on the clock, not started. Possible while none is on. */
export const setupCommand = (line: Line, atMs: Ms): number => {
  const phase = clock.game_.state_.phase_;
  if (phase == Phase.Running || phase == Phase.Errand) return -Reason.NotStopped;
  if (phase == Phase.Stopped || phase == Phase.Adjourned) return -Reason.NotRunning;
  const setup = setupOf(line);
  if (!setup) return -Reason.BadValue;
  contacts.lockoutMs_ = num(line.lockoutMs, board.lockoutMs);
  contacts.rocker_ = line.contacts ? line.contacts == 'rocker' : board.contacts == 'rocker';
  clock.game_ = gameOf(journal.reset_(setup, atMs, false));
  notices.restored_ = false;
  return Effect.Face | Effect.Switch;
};
