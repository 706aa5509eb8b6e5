/** Forms: fields with a digit for each place, or words to choose from; one place after the other. */
import { Key } from '../key';

/**
 * What a field looks like: a digit for each digit, the highest that it may be, `:` between them where they are hours,
 * minutes and seconds; or the words to choose from.
 */
type Look = string | readonly string[];

/** A field of a form. Its value: ms, a number, or the index of the word. */
export type Field = readonly [name: string, look: Look, value: number];

/** A form that is filled in: the values so far, and the place that plus and minus change. */
export interface Form {
  values_: number[];
  row_: number;
  place_: number;
}

export const newForm = (fields: readonly Field[]): Form => ({
  values_: fields.map((field) => field[2]),
  row_: 0,
  place_: 0,
});

const unitOf = (look: string): number => (look.includes(':') ? 1000 : 1);

/** How many values a place has, 1 for `:`. */
const baseOf = (look: string, place: number): number =>
  look[place] == ':' ? 1 : parseInt(look[place] as string, 10) + 1;

/** A field's text: `01:30:00`, `040`, a word, with the place in brackets. Milliseconds are rounded up, as they are shown. */
const textOf = (look: Look, value: number, marked: number): string => {
  if (typeof look != 'string') return marked < 0 ? (look[value] as string) : '(' + look[value] + ')';
  let rest = Math.ceil(value / unitOf(look));
  let text = '';
  for (let i = look.length - 1; i >= 0; i--) {
    const base = baseOf(look, i);
    const digit = base > 1 ? (rest % base) + '' : ':';
    text = (i == marked ? '(' + digit + ')' : digit) + text;
    rest = Math.floor(rest / base);
  }
  return text;
};

/** The value with another digit, or word, in that place. @param by 1 or -1 */
const turn = (look: Look, value: number, place: number, by: number): number => {
  if (typeof look != 'string') return (value + by + look.length) % look.length;
  let weight = 1;
  for (let i = look.length - 1; i > place; i--) weight *= baseOf(look, i);
  const whole = Math.ceil(value / unitOf(look));
  const base = baseOf(look, place);
  const digit = Math.floor(whole / weight) % base;
  return (whole + (((digit + by + base) % base) - digit) * weight) * unitOf(look);
};

/** The form as lines of a screen. */
export const formLines = (title: string, fields: readonly Field[], form: Form): string[] =>
  [title].concat(
    fields.map(
      (field, i) => field[0] + '\t' + textOf(field[1], form.values_[i] as number, i == form.row_ ? form.place_ : -1),
    ),
  );

/**
 * Plus and minus change the place, `ok` goes on to the next one.
 * @returns the form is taken as it is: `ok` was held, or it was the last place
 */
export const changeForm = (fields: readonly Field[], form: Form, key: Key, long: boolean): boolean => {
  const row = form.row_;
  const look = fields[row]![1];
  if (key == Key.Plus || key == Key.Minus)
    form.values_[row] = turn(look, form.values_[row] as number, form.place_, key == Key.Plus ? 1 : -1);
  if (key != Key.Ok) return false;
  const next = form.place_ + (look[form.place_ + 1] == ':' ? 2 : 1);
  const isLast = typeof look != 'string' || next >= look.length;
  if (long || (isLast && row == fields.length - 1)) return true;
  form.place_ = isLast ? 0 : next;
  if (isLast) form.row_++;
  return false;
};
