/**
 * The adjournment slip (§13.2): the whole clock as a list of numbers, so that any other clock of this version goes on from
 * it: [size, check, numbers of the setup, of the state, of White, of Black, controls passed, five numbers each, the control
 * as core/arbiter/control writes it].
 */
import { sideNames } from './about';
import { numbersOf } from './numbers';
import { writeControl } from './setup';
import type { ClockState } from './state';

export const enum Slip {
  Head = 2,
  Control = 5,
  Modulus = 99991,
}

/** One wrong number, and two that changed places, give another check. */
export const checkOf = (numbers: readonly number[]): number => {
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
