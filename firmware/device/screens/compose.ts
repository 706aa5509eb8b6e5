/** A control that is typed digit by digit, on a board with few variables. */
import type { ClockState } from '../../core/state';
import { clock } from '../clock';
import type { Line } from '../desk/line';
import type { Key } from '../key';
import { Choice } from './at';
import type { Field } from './digits';
import { pressForm } from './fix';
import { Do } from './order';
import { draftOf, periodFields, ruledBy, ruleFields, rulesOf, tidy } from './parts';
import { Word } from './words';

/** What was typed: `rulesOf`, how many periods, these. */
const enum Typed {
  Periods = 4,
  First = 5,
  OfPeriod = 6,
}

const valuesOf = (s: ClockState): number[] =>
  s.setup_.white_.reduce(
    (all: number[], p) => all.concat(p),
    rulesOf(draftOf(s.setup_)).concat([s.setup_.white_.length]),
  );

const periodsOf = (values: readonly number[]): number => values[Typed.Periods] || 1;

const periodAt = (values: readonly number[], at: number): number[] =>
  values.slice(Typed.First + at * Typed.OfPeriod, Typed.First + (at + 1) * Typed.OfPeriod);

/** @param typed it grows where it has fewer periods than it says: each more is as the last one is */
const controlFields = (s: ClockState, typed?: number[]): Field[] => {
  const values = typed || valuesOf(s);
  let fields = ruleFields(values).concat([[Word.Periods, '9', values[Typed.Periods]!]]);
  while (values.length < Typed.First + periodsOf(values) * Typed.OfPeriod)
    values.push(values[values.length - Typed.OfPeriod]!);
  for (let i = 0; i < periodsOf(values); i++) fields = fields.concat(periodFields(i + 1 + ' ', periodAt(values, i)));
  return fields;
};

/** Of both sides. */
const lineOf = (values: readonly number[]): Line => {
  const white: number[][] = [];
  for (let i = 0; i < periodsOf(values); i++) white.push(tidy(periodAt(values, i)));
  return ruledBy(values, white, null) as unknown as Line;
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
