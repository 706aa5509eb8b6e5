/** The clock's list of numbers (firmware/core/slip), as far as people read it: whose rules, which control, what was used. */
import { type Control, type Period, profileNames } from '../../firmware/core/control';
import { type Advance, Method, type Ms, Phase } from '../../firmware/core/types';

/** The fields of the list, in its order: that in which the firmware makes its setup, its state (newgame) and a side. */
const head = ['size', 'check'] as const;
const setup = ['profile', 'advance', 'prepaid', 'freezeGiven', 'freeze', 'session', 'lateAfter'] as const;
const state = [
  ...['phase', 'since', 'swapped', 'sessionAt', 'stoppedBy', 'stoppedWhy', 'stoppedAt', 'first', 'plyBase'],
  ...['sessionMs', 'claimBy', 'claimAt', 'endedAt', 'result', 'turnDelay', 'turnRan', 'max', 'mover'],
];
const side = [
  ...['hears', 'bank', 'alert', 'bonus', 'moves', 'watch', 'side'],
  ...['overtimes', 'per', 'overtimeMs', 'extra', 'fullDelay', 'delay', 'method', 'marked', 'overtime'],
  ...['bonusFrom', 'allot', 'turn', 'giveBack', 'target', 'period', 'overtimeMoves'],
  ...['illegal', 'mark', 'lateMoves', 'overrun', 'flagCause', 'signAt', 'flagAt', 'flag', 'arrived'],
];
const numbersPerControl = 5;
const numbersPerPeriod = 6;
const finalFlag = 2;

const common = [...head, ...setup, ...state];

export type SideName = 'white' | 'black';

/** What people read of one side. */
export interface SideFigures {
  readonly method: Method;
  readonly ms: Ms;
  readonly used: Ms;
  readonly moves: number;
  readonly flag: boolean;
  /** Once it was entered. `periods` of byo-yomi, `moves` made in a block of Canadian overtime. */
  readonly overtime: { readonly periods?: number; readonly ms: Ms; readonly moves?: number } | null;
}

/** What people read of a slip. */
export interface Figures {
  readonly profile: string;
  readonly control: Control;
  readonly adjourned: boolean;
  /** Who sealed, else who is on move, and the number of that move. */
  readonly mover: SideName;
  readonly move: number;
  readonly white: SideFigures;
  readonly black: SideFigures;
}

type Numbers = readonly number[];
type Fields = (field: string) => number;

const fieldsOf =
  (names: readonly string[], numbers: Numbers, from: number): Fields =>
  (field) =>
    numbers[from + names.indexOf(field)] ?? Number.NaN;

/** The firmware's check over all numbers. */
function checkOf(numbers: Numbers): number {
  const modulus = 99991;
  const sum = (check: number, number: number) => (check * 31 + (number % modulus) + modulus) % modulus;
  return numbers.slice(head.length).reduce(sum, numbers.length);
}

const overtimeOf = (is: Fields): SideFigures['overtime'] => {
  if (!is('overtime')) return null;
  const ms = is('overtimeMs');
  return is('method') === Method.Byoyomi ? { periods: is('overtimes'), ms } : { ms, moves: is('overtimeMoves') };
};

function sideFigures(is: Fields): SideFigures {
  const bank = is('bank');
  const isUp = is('method') === Method.Up;
  const allotted = is('allot') + is('bonus') * (is('moves') - is('bonusFrom'));
  return {
    method: is('method'),
    ms: isUp ? -bank : Math.max(0, bank),
    used: allotted - (isUp ? bank : Math.max(0, bank)),
    moves: is('moves'),
    flag: is('flag') === finalFlag,
    overtime: overtimeOf(is),
  };
}

/** [advance, periods of White, their numbers, periods of Black, their numbers], which ends the list; null: it does not. */
function controlOf(numbers: Numbers): Control | null {
  const [advance = 0, whites = 0] = numbers;
  const blackAt = 2 + whites * numbersPerPeriod;
  const blacks = numbers[blackAt] ?? 0;
  if (whites < 1 || blacks < 1 || numbers.length !== blackAt + 1 + blacks * numbersPerPeriod) return null;
  const periods = (from: number, count: number): Period[] =>
    Array.from({ length: count }, (_, index) => {
      const at = from + index * numbersPerPeriod;
      return numbers.slice(at, at + numbersPerPeriod) as unknown as Period;
    });
  return { white: periods(2, whites), black: periods(blackAt + 1, blacks), advance: advance as Advance };
}

/** @returns null: it is not a list that the clock wrote */
export function figuresOf(numbers: Numbers): Figures | null {
  if (numbers[0] !== numbers.length || numbers[1] !== checkOf(numbers)) return null;
  const is = fieldsOf(common, numbers, 0);
  const sideAt = { white: common.length, black: common.length + side.length };
  const controlsAt = common.length + 2 * side.length;
  const control = controlOf(numbers.slice(controlsAt + 1 + (numbers[controlsAt] ?? 0) * numbersPerControl));
  const profile = profileNames[is('profile')];
  if (!control || profile === undefined) return null;
  const white = sideFigures(fieldsOf(side, numbers, sideAt.white));
  const black = sideFigures(fieldsOf(side, numbers, sideAt.black));
  const mover = is('mover') === 0 ? 'white' : 'black';
  const move = (mover === 'white' ? white : black).moves + 1;
  return { profile, control, adjourned: is('phase') === Phase.Adjourned, mover, move, white, black };
}
