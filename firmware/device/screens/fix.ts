/** Corrections, digit by digit, on a board with few variables. */
import { isRunning } from '../../core/state';
import { clock } from '../clock';
import { Key } from '../key';
import { open } from '../room';
import { Room } from '../roomNames';
import { changeOf, correctionFields } from './change';
import { changeForm, formLines, newForm } from './digits';
import { Word } from './words';

/** Takes a key; Key.None: shows what is there. */
export const pressFix = (key: Key, long: boolean): void => {
  const s = clock.game_.state_;
  const at = clock.at_!;
  const fields = correctionFields(s);
  const form = at.form_ || newForm(fields);
  at.form_ = form;
  if (key == Key.Back || isRunning(s)) {
    at.room_ = Room.Short;
    at.form_ = undefined;
  } else if (changeForm(fields, form, key, long)) {
    at.order_ = changeOf(s, form.values_);
    at.room_ = Room.Do;
  } else {
    open(Room.Screen)(formLines(Word.Correct, fields, form), form.row_);
    return;
  }
  clock.screen_!(Key.None, false);
};
