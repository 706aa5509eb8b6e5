/** The parts of a control as numbers, and as the fields in which they are typed. Whoever needs some of them brings his own. */
import { profileNames } from '../../core/control';
import type { Setup } from '../../core/state';
import { type Advance, Method } from '../../core/types';
import type { Field } from './digits';
import type { Draft } from './periods';
import { advanceWords, freezeWords, methodWords, noYes, profileWords, Word } from './words';

/** By index in freezeWords. */
const enum Freeze {
  ByRules = 2,
}

/** The control of a setup, to be changed or kept. */
export const draftOf = (setup: Setup): Draft => ({
  white: setup.white_ as unknown as number[][],
  black: setup.black_ as unknown as number[][],
  freeze: setup.freezeGiven_ ? setup.freeze_ : null,
  advance: setup.advance_,
  prepaid: setup.prepaid_,
  profile: profileNames[setup.profile_] as string,
});

/** What holds for the whole control: rules, where the next period begins, first bonus, freeze. */
export const rulesOf = (draft: Draft): number[] => [
  profileNames.indexOf(draft.profile),
  draft.advance,
  draft.prepaid ? 1 : 0,
  draft.freeze == null ? Freeze.ByRules : draft.freeze ? 1 : 0,
];

/** A control out of what `rulesOf` says, which may be followed by more, and its periods. */
export const ruledBy = (rules: readonly number[], white: number[][], black: number[][] | null): Draft => ({
  white: white,
  black: black,
  profile: profileNames[rules[0]!] as string,
  advance: rules[1] as Advance,
  prepaid: rules[2] == 1,
  freeze: rules[3] == Freeze.ByRules ? null : rules[3] == 1,
});

export const ruleFields = (rules: readonly number[]): Field[] => [
  [Word.Rules, profileWords, rules[0]!],
  [Word.NextAt, advanceWords, rules[1]!],
  [Word.FirstBonus, noYes, rules[2]!],
  [Word.Freeze, freezeWords, rules[3]!],
];

/** Every part of a period. @param name whose they are */
export const periodFields = (name: string, p: readonly number[]): Field[] => [
  [name + Word.Moves, '999', p[0]!],
  [name + Word.Time, '99:59:59', p[1]!],
  [name + Word.Method, methodWords, p[2]!],
  [name + Word.Bonus, '9:59', p[3]!],
  [name + Word.Overtime, '99:59:59', p[4]!],
  [name + Word.Times, '99', p[5]!],
];

/** Only what its method has is kept of a period that was typed. */
export const tidy = (values: readonly number[]): number[] => {
  const method = values[2] as Method;
  const overtime = method == Method.Byoyomi || method == Method.Canadian;
  const bonus = method > Method.Plain && method < Method.Byoyomi;
  return [
    values[0]!,
    method == Method.Up ? 0 : values[1]!,
    method,
    bonus ? values[3]! : 0,
    overtime ? values[4]! : 0,
    overtime ? values[5]! : 0,
  ];
};
