/** Screens: lists to choose from, forms to fill in. While one is open the contacts are keys, or nothing. */
import { isRunning } from '../../core/state';
import { clock } from '../clock';
import { Key } from '../key';
import { changeForm, type Field, formLines, newForm } from './digits';
import { show as draw } from './draw';
import { closeScreen, openScreen } from './opened';

export const close = (): void => closeScreen();

/**
 * @param lines the title first
 * @param row that the cursor is on, without the title
 * @param take gets the keys, and Key.None when the clock has changed
 */
const show = (lines: string[], row: number, take: (key: Key, long: boolean) => void): void => {
  openScreen((key, long) => {
    if (isRunning(clock.game_.state_)) close();
    else take(key, long);
  });
  draw(lines, row);
};

/**
 * @param rows without the title
 * @param pick a row was chosen; none: the list is only to be read
 * @param back it is left
 * @param row the cursor's first row
 */
export const list = (
  title: string,
  rows: string[],
  pick: (row: number, long: boolean) => void,
  back: () => void,
  row: number,
): void =>
  show([title].concat(rows), row, (key, long) => {
    if (key == Key.Ok) pick(row, long);
    else if (key == Key.Back) back();
    else
      list(
        title,
        rows,
        pick,
        back,
        (row + (key == Key.Plus ? 1 : key == Key.Minus ? rows.length - 1 : 0)) % rows.length,
      );
  });

/** Digit by digit. @param done gets the values when the form is complete, or taken as it is */
export const form = (
  title: string,
  fields: readonly Field[],
  done: (values: number[]) => void,
  back: () => void,
): void => {
  const filled = newForm(fields);
  const redraw = (): void => show(formLines(title, fields, filled), filled.row_, take);
  const take = (key: Key, long: boolean): void => {
    if (key == Key.Back) back();
    else if (changeForm(fields, filled, key, long)) done(filled.values_);
    else redraw();
  };
  redraw();
};
