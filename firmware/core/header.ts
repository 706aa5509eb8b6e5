/** A game's setup as numbers: the argument records with which its log begins. */
import { setupWith, writeControl } from './setup';
import type { Setup } from './state';
import { Advance, Method } from './types';

const enum Head {
  Numbers = 4,
}

const enum Bit {
  Prepaid = 1,
  FreezeGiven = 2,
  Freeze = 4,
  WhiteRight = 8,
}

/** [profile, bits, session, lateAfter, control as core/arbiter/control writes it; without odds only White's]. */
export const writeHeader = (setup: Setup): number[] => {
  const bits =
    (setup.prepaid_ ? Bit.Prepaid : 0) +
    (setup.freezeGiven_ ? Bit.FreezeGiven : 0) +
    (setup.freeze_ ? Bit.Freeze : 0) +
    (setup.whiteOn_ == 'right' ? Bit.WhiteRight : 0);
  const same = JSON.stringify(setup.white_) == JSON.stringify(setup.black_);
  return [setup.profile_, bits, setup.sessionMs_, setup.lateAfterMs_].concat(
    writeControl(setup.advance_, setup.white_, same ? [] : setup.black_),
  );
};

/** 1:30:00 + 30 s under fide-2023, until something else is set up. */
const first = [1, Bit.Prepaid + Bit.Freeze, 0, 0, Advance.Zero, 1, 0, 5400000, Method.Fischer, 30000, 0, 0, 0];

/** @param given null: a clock's first setup @returns null: of such numbers no clock can be made */
export const readHeader = (given: readonly number[] | null): Setup | null => {
  const numbers = given || first;
  const bits = numbers[1] as number;
  const rules = {
    profile_: numbers[0],
    prepaid_: (bits & Bit.Prepaid) > 0,
    freezeGiven_: (bits & Bit.FreezeGiven) > 0,
    whiteOn_: bits & Bit.WhiteRight ? 'right' : 'left',
    sessionMs_: numbers[2],
    lateAfterMs_: numbers[3],
  } as Setup;
  const setup = setupWith(rules, numbers.slice(Head.Numbers));
  if (!setup) return null;
  setup.freeze_ = (bits & Bit.Freeze) > 0;
  if (!setup.black_.length) setup.black_ = setup.white_;
  return setup;
};
