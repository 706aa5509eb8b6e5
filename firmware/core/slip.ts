/**
 * The adjournment slip (§13.2): the whole clock as a list of numbers, so that any other clock of this version goes on from
 * it: [size, check, numbers of the setup, of the state, of White, of Black, controls passed, five numbers each, the control
 * as core/arbiter/control writes it].
 */
import { sideNames } from './about';
import { arm } from './clock';
import { numbersOf, putNumbers } from './numbers';
import { holdPeriod } from './period';
import { type Profile, profiles } from './profile';
import { setupWith, writeControl } from './setup';
import type { ClockState, Setup, SideState } from './state';

const enum Slip {
  Head = 2,
  Control = 5,
  Modulus = 99991,
}

/** One wrong number, and two that changed places, give another check. */
const checkOf = (numbers: readonly number[]): number => {
  let check = numbers.length;
  for (let i = Slip.Head; i < numbers.length; i++)
    check = (check * 31 + (numbers[i]! % Slip.Modulus) + Slip.Modulus) % Slip.Modulus;
  return check;
};

export const writeSlip = (s: ClockState): number[] => {
  const setup = s.setup_;
  let numbers = [0, 0].concat(numbersOf(setup)).concat(numbersOf(s));
  numbers.push(s.mover_.side_);
  numbers = numbers.concat(numbersOf(s.white_)).concat(numbersOf(s.black_));
  numbers.push(s.controls_.length);
  for (const c of s.controls_) numbers = numbers.concat([c.period, c.at, sideNames.indexOf(c.side), c.white, c.black]);
  numbers = numbers.concat(writeControl(setup.advance_, setup.white_, setup.black_));
  numbers[0] = numbers.length;
  numbers[1] = checkOf(numbers);
  return numbers;
};

export const isSlip = (numbers: readonly number[]): boolean =>
  numbers[0] == numbers.length && numbers[1] == checkOf(numbers);

const hold = (s: ClockState, m: SideState, numbers: readonly number[], from: number): void => {
  putNumbers(m, numbers, from);
  holdPeriod(s, m, m.period_);
  // The period is what it was, so holding it has only set the rules; the numbers stand once more.
  putNumbers(m, numbers, from);
  arm(s, m);
};

/** Makes the clock the one of the slip. @param numbers a list that isSlip */
export const readSlip = (s: ClockState, numbers: readonly number[]): void => {
  const setup = Object.assign({}, s.setup_);
  const moverAt = putNumbers(s, numbers, putNumbers(setup, numbers, Slip.Head));
  const blackAt = moverAt + 1 + numbersOf(s.white_).length;
  const controlsAt = blackAt + numbersOf(s.black_).length;
  const controlAt = controlsAt + 1 + numbers[controlsAt]! * Slip.Control;
  const freeze = setup.freeze_;
  s.setup_ = setupWith(setup, numbers.slice(controlAt)) as Setup;
  s.setup_.freeze_ = freeze;
  s.profile_ = profiles[setup.profile_] as Profile;
  s.white_.periods_ = s.setup_.white_;
  s.black_.periods_ = s.setup_.black_;
  s.mover_ = numbers[moverAt] ? s.black_ : s.white_;
  hold(s, s.white_, numbers, moverAt + 1);
  hold(s, s.black_, numbers, blackAt);
  s.controls_ = [];
  for (let i = controlsAt + 1; i < controlAt; i += Slip.Control) {
    const side = sideNames[numbers[i + 2]!]!;
    s.controls_.push({
      period: numbers[i]!,
      at: numbers[i + 1]!,
      side: side,
      white: numbers[i + 3]!,
      black: numbers[i + 4]!,
    });
  }
};
