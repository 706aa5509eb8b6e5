/** Screens: lists to choose from, forms to fill in. While one is open the contacts are keys, or nothing. */
import { drawScreen } from 'display/screen';
import { levers } from 'keys/levers';
import { isRunning } from '../../core/state';
import { clock } from '../clock';
import { giveContacts } from '../contacts';
import { onPress, wakeFace } from '../events';
import { face } from '../face';
import { Key } from '../key';

/** The face comes back. */
export const close = (): void => {
  if (!clock.screen_) return;
  clock.screen_ = undefined;
  giveContacts(onPress);
  wakeFace(!clock.slept_);
};

const onLever = (contact: 0 | 1): void => {
  if (clock.screen_ && levers[contact]) clock.screen_(levers[contact] as Key, false);
};

/**
 * @param lines the title first, `NAME` or `NAME\tVALUE` each
 * @param selected the cursor's line, -1 none
 * @param take gets the keys, and Key.None when the clock has changed
 */
const show = (lines: string[], selected: number, take: (key: Key, long: boolean) => void): void => {
  if (!clock.screen_) {
    clock.slept_ = face.asleep_;
    giveContacts(onLever);
    wakeFace(false);
  }
  clock.lines_ = lines;
  clock.cursor_ = selected;
  clock.screen_ = (key, long) => {
    if (isRunning(clock.game_.state_)) close();
    else take(key, long);
  };
  if (!clock.slept_) drawScreen(lines, selected);
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
  show([title].concat(rows), row + 1, (key, long) => {
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

/**
 * A field of a form: its name; what it looks like: a digit for each digit, the highest that it may be, `:` between them
 * where they are hours, minutes and seconds; or the words to choose from; its value: ms, number, or index of the word.
 */
export type Field = readonly [name: string, look: string | readonly string[], value: number];

/** A field's text: `01:30:00`, `040`, a word. Milliseconds are rounded up, as they are shown. */
const textOf = (look: string | readonly string[], value: number): string => {
  if (typeof look != 'string') return look[value] as string;
  let rest = look.includes(':') ? Math.ceil(value / 1000) : value;
  let text = '';
  for (let i = look.length - 1; i >= 0; i--) {
    if (look[i] == ':') text = ':' + text;
    else {
      const base = look[i] == '5' ? 6 : 10;
      text = (rest % base) + text;
      rest = Math.floor(rest / base);
    }
  }
  return text;
};

/** What the digits say. */
const numberOf = (look: string, text: string): number => {
  let value = 0;
  for (const part of text.split(':')) value = value * 60 + parseInt(part, 10);
  return look.includes(':') ? value * 1000 : value;
};

/**
 * Digit by digit: plus and minus change, `ok` goes on, held or at the end it takes the form as it is.
 * @param done gets the values; one that was not touched is what it was
 */
export const form = (
  title: string,
  fields: readonly Field[],
  done: (values: number[]) => void,
  back: () => void,
): void => {
  const before = fields.map((field) => textOf(field[1], field[2]));
  const texts = before.slice();
  let row = 0;
  let at = 0;
  const draw = (): void => {
    const lines = fields.map((field, i) => {
      const text = texts[i] as string;
      const marked =
        typeof field[1] == 'string' ? text.slice(0, at) + '(' + text[at] + ')' + text.slice(at + 1) : '(' + text + ')';
      return field[0] + '\t' + (i == row ? marked : text);
    });
    show([title].concat(lines), row + 1, take);
  };
  const change = (by: number): void => {
    const look = fields[row]![1];
    const text = texts[row] as string;
    if (typeof look != 'string') texts[row] = look[(look.indexOf(text) + by + look.length) % look.length] as string;
    else {
      const most = parseInt(look[at] as string, 10) + 1;
      texts[row] = text.slice(0, at) + ((parseInt(text[at] as string, 10) + by + most) % most) + text.slice(at + 1);
    }
  };
  const next = (): boolean => {
    const look = fields[row]![1];
    at++;
    if (look[at] == ':') at++;
    if (typeof look == 'string' && at < look.length) return true;
    at = 0;
    row++;
    return row < fields.length;
  };
  const take = (key: Key, long: boolean): void => {
    if (key == Key.Back) back();
    else if (key == Key.Ok && (long || !next()))
      done(
        fields.map((field, i) =>
          texts[i] == before[i]
            ? field[2]
            : typeof field[1] == 'string'
              ? numberOf(field[1], texts[i] as string)
              : field[1].indexOf(texts[i] as string),
        ),
      );
    else {
      if (key == Key.Plus) change(1);
      else if (key == Key.Minus) change(-1);
      draw();
    }
  };
  draw();
};
