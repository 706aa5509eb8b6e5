/**
 * The adjournment slip (§13.2): the whole clock as numbers, so that any other goes on from it. A list:
 * [size, check, profile, prepaid, freeze given, freeze, lateAfter ms, session ms, side on move, first flag, ply base,
 * swapped, stopped by, why, at; twice (White, Black) the numbers of a side; controls passed, five numbers each; the
 * control as core/arbiter/control writes it].
 */
import { setupWith, writeControl } from './arbiter/control';
import { arm } from './clock';
import { sideNames } from './names';
import { holdPeriod } from './period';
import { type Profile, profiles } from './profile';
import type { ClockState, SideState } from './state';
import type { By, Cause, Flag, Side, Why } from './types';

const enum Slip {
  Head = 15,
  Side = 19,
  Control = 5,
  Modulus = 99991,
}

/** Any one wrong number, and two that changed places, give another check. */
const checkOf = (numbers: readonly number[]): number => {
  let check = 0;
  for (let i = 2; i < numbers.length; i++)
    check = (check * 31 + (numbers[i]! % Slip.Modulus) + Slip.Modulus) % Slip.Modulus;
  return check;
};

const sideNumbers = (m: SideState): number[] => [
  m.period_,
  m.bankMs_,
  m.moves_,
  m.delayMs_,
  m.turnMs_,
  m.overtime_ ? 1 : 0,
  m.overtimes_,
  m.overtimeMs_,
  m.overtimeMoves_,
  m.allotMs_,
  m.bonusFrom_,
  m.extraMs_,
  m.flag_,
  m.flagAtMs_,
  m.flagCause_,
  m.overrunMs_,
  m.lateMoves_,
  m.marked_ ? 1 : 0,
  m.illegal_,
];

export const writeSlip = (s: ClockState): number[] => {
  const setup = s.setup_;
  let numbers = [0, 0, setup.profile_, setup.prepaid_ ? 1 : 0, setup.freezeGiven_ ? 1 : 0, setup.freeze_ ? 1 : 0];
  numbers = numbers.concat([
    setup.lateAfterMs_,
    s.sessionMs_,
    s.mover_.side_,
    s.first_,
    s.plyBase_,
    s.swapped_ ? 1 : 0,
  ]);
  numbers = numbers.concat([s.stoppedBy_, s.stoppedWhy_, s.stoppedAtMs_]);
  numbers = numbers.concat(sideNumbers(s.white_)).concat(sideNumbers(s.black_));
  numbers.push(s.controls_.length);
  for (const c of s.controls_) numbers = numbers.concat([c.period, c.at, sideNames.indexOf(c.side), c.white, c.black]);
  numbers = numbers.concat(writeControl(setup.advance_, setup.white_, setup.black_));
  numbers[0] = numbers.length;
  numbers[1] = checkOf(numbers);
  return numbers;
};

/** The slip is whole, and of a profile that this clock knows. */
export const isSlip = (numbers: readonly number[]): boolean =>
  numbers.length > Slip.Head &&
  numbers[0] == numbers.length &&
  numbers[1] == checkOf(numbers) &&
  profiles[numbers[2]!] != null;

const readSide = (s: ClockState, m: SideState, n: readonly number[]): void => {
  holdPeriod(s, m, n[0]!);
  m.bankMs_ = n[1]!;
  m.moves_ = n[2]!;
  m.delayMs_ = n[3]!;
  m.turnMs_ = n[4]!;
  m.overtime_ = n[5]! > 0;
  m.overtimes_ = n[6]!;
  m.overtimeMs_ = n[7]!;
  m.overtimeMoves_ = n[8]!;
  m.allotMs_ = n[9]!;
  m.bonusFrom_ = n[10]!;
  m.extraMs_ = n[11]!;
  m.flag_ = n[12] as Flag;
  m.flagAtMs_ = n[13]!;
  m.flagCause_ = n[14] as Cause;
  m.overrunMs_ = n[15]!;
  m.lateMoves_ = n[16]!;
  m.marked_ = n[17]! > 0;
  m.illegal_ = n[18]!;
  arm(s, m);
};

/** Makes the clock the one of the slip. @param n a list that isSlip */
export const readSlip = (s: ClockState, n: readonly number[]): void => {
  const blackAt = Slip.Head + Slip.Side;
  const controlsAt = blackAt + Slip.Side;
  const controlAt = controlsAt + 1 + n[controlsAt]! * Slip.Control;
  const setup = Object.assign({}, s.setup_);
  setup.profile_ = n[2]!;
  setup.prepaid_ = n[3]! > 0;
  setup.freezeGiven_ = true;
  setup.freeze_ = n[5]! > 0;
  setup.lateAfterMs_ = n[6]!;
  s.setup_ = setupWith(setup, n.slice(controlAt));
  s.setup_.freezeGiven_ = n[4]! > 0;
  s.profile_ = profiles[setup.profile_] as Profile;
  s.white_.periods_ = s.setup_.white_;
  s.black_.periods_ = s.setup_.black_;
  readSide(s, s.white_, n.slice(Slip.Head, blackAt));
  readSide(s, s.black_, n.slice(blackAt, controlsAt));
  s.sessionMs_ = n[7]!;
  s.mover_ = (n[8] as Side) ? s.black_ : s.white_;
  s.first_ = n[9]!;
  s.plyBase_ = n[10]!;
  s.swapped_ = n[11]! > 0;
  s.stoppedBy_ = n[12] as By;
  s.stoppedWhy_ = n[13] as Why;
  s.stoppedAtMs_ = n[14]!;
  s.controls_ = [];
  for (let i = controlsAt + 1; i < controlAt; i += Slip.Control) {
    s.controls_.push({ period: n[i]!, at: n[i + 1]!, side: sideNames[n[i + 2]!]!, white: n[i + 3]!, black: n[i + 4]! });
  }
};
