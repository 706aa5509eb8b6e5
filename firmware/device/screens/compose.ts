/** A control that is typed digit by digit, on a board with few variables. */
import { profileNames } from '../../core/control';
import type { ClockState } from '../../core/state';
import { clock } from '../clock';
import type { Line } from '../desk/line';
import type { Key } from '../key';
import { Choice } from './at';
import type { Field } from './digits';
import { pressForm } from './fix';
import { Do } from './order';
import { periodFields, tidy } from './parts';
import { advanceWords, freezeWords, noYes, profileWords, Word } from './words';

/** What was typed: rules, where the next period begins, first bonus, freeze, how many periods, these. */
const enum Typed {
  Profile = 0,
  Advance = 1,
  Prepaid = 2,
  Freeze = 3,
  Periods = 4,
  First = 5,
  OfPeriod = 6,
}

const enum Freeze {
  ByRules = 2,
}

const valuesOf = (s: ClockState): number[] => {
  const setup = s.setup_;
  const freeze = setup.freezeGiven_ ? (setup.freeze_ ? 1 : 0) : Freeze.ByRules;
  return setup.white_.reduce(
    (all: number[], p) => all.concat(p),
    [setup.profile_, setup.advance_, setup.prepaid_ ? 1 : 0, freeze, setup.white_.length],
  );
};

const periodsOf = (values: readonly number[]): number => values[Typed.Periods] || 1;

const periodAt = (values: readonly number[], at: number): number[] =>
  values.slice(Typed.First + at * Typed.OfPeriod, Typed.First + (at + 1) * Typed.OfPeriod);

/** @param typed it grows where it has fewer periods than it says: each more is as the last one is */
const controlFields = (s: ClockState, typed?: number[]): Field[] => {
  const values = typed || valuesOf(s);
  let fields: Field[] = [
    [Word.Rules, profileWords, values[Typed.Profile]!],
    [Word.NextAt, advanceWords, values[Typed.Advance]!],
    [Word.FirstBonus, noYes, values[Typed.Prepaid]!],
    [Word.Freeze, freezeWords, values[Typed.Freeze]!],
    [Word.Periods, '9', values[Typed.Periods]!],
  ];
  while (values.length < Typed.First + periodsOf(values) * Typed.OfPeriod)
    values.push(values[values.length - Typed.OfPeriod]!);
  for (let i = 0; i < periodsOf(values); i++) fields = fields.concat(periodFields(i + 1 + ' ', periodAt(values, i)));
  return fields;
};

/** Of both sides. */
const lineOf = (values: readonly number[]): Line => {
  const white: number[][] = [];
  for (let i = 0; i < periodsOf(values); i++) white.push(tidy(periodAt(values, i)));
  const freeze = values[Typed.Freeze];
  return {
    white: white,
    profile: profileNames[values[Typed.Profile]!],
    advance: values[Typed.Advance],
    prepaid: values[Typed.Prepaid] == 1,
    freeze: freeze == Freeze.ByRules ? null : freeze == 1,
  };
};

/** Takes a key; Key.None: shows what is there. */
export const pressCompose = (key: Key, long: boolean): void =>
  pressForm(
    [
      Word.Edit,
      controlFields,
      (_s, values) => {
        clock.at_!.line_ = lineOf(values);
        return [Do.SetUp, Choice.None, 0, []];
      },
    ],
    key,
    long,
  );
