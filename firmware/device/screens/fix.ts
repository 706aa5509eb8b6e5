/** What is typed digit by digit on a board with few variables: corrections, and the press to go back to. */
import { pliesOf } from '../../core/about';
import { type ClockState, isRunning } from '../../core/state';
import { Whom } from '../../core/types';
import { clock } from '../clock';
import { Key } from '../key';
import { open } from '../room';
import { Room } from '../roomNames';
import { changeOf, correctionFields } from './change';
import { changeForm, type Field, formLines, newForm } from './digits';
import { Do, type Order } from './order';
import { noYes, Word } from './words';

/** `fields` by what was typed so far, without it as things are; `order`, null: nothing was changed. */
type Typed = readonly [
  title: string,
  fields: (s: ClockState, values?: number[]) => readonly Field[],
  order: (s: ClockState, values: readonly number[]) => Order | null,
];

const rewindFields = (s: ClockState): readonly Field[] => [
  [Word.Press, '999', pliesOf(s)],
  [Word.Before, noYes, 1],
];

/** Takes a key; Key.None: shows what is there. */
export const pressForm = (typed: Typed, key: Key, long: boolean): void => {
  const s = clock.game_.state_;
  const at = clock.at_!;
  const form = at.form_ || newForm(typed[1](s));
  at.form_ = form;
  if (key == Key.Back || isRunning(s)) {
    at.room_ = Room.Short;
    at.form_ = undefined;
  } else if (changeForm(typed[1](s, form.values_), form, key, long)) {
    at.order_ = typed[2](s, form.values_);
    at.room_ = Room.Do;
  } else {
    // A digit may say how many fields there are.
    open(Room.Screen)(formLines(typed[0], typed[1](s, form.values_), form), form.row_);
    return;
  }
  clock.screen_!(Key.None, false);
};

export const pressFix = (key: Key, long: boolean): void => {
  const rewinds: Typed = [Word.Rewind, rewindFields, (_s, values) => ['rewind', Whom.Both, values[0]!, [values[1]!]]];
  const corrects: Typed = [Word.Correct, correctionFields, changeOf];
  pressForm(clock.at_!.typed_ == Do.Rewind ? rewinds : corrects, key, long);
};
