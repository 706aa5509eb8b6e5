/** A slip is taken: the clock goes on from it (core/slip). */
import { sideNames } from './about';
import { arm } from './clock';
import { numbersOf, putNumbers } from './numbers';
import { holdPeriod } from './period';
import { type Profile, profiles } from './profile';
import { setupWith } from './setup';
import { checkOf, Slip } from './slip';
import type { ClockState, Setup, SideState } from './state';

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
