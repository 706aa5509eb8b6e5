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
 * What a field looks like: a digit for each digit, the highest that it may be, `:` between them where they are hours,
 * minutes and seconds; or the words to choose from.
 */
type Look = string | readonly string[];

/** A field of a form. Its value: ms, a number, or the index of the word. */
export type Field = readonly [name: string, look: Look, value: number];

/** A field's text: `01:30:00`, `040`, a word. Milliseconds are rounded up, as they are shown. */
const textOf = (look: Look, value: number): string => {
  if (typeof look != 'string') return look[value] as string;
  let rest = look.includes(':') ? Math.ceil(value / 1000) : value;
  let text = '';
  for (let i = look.length - 1; i >= 0; i--) {
    const base = look[i] == ':' ? 0 : look[i] == '5' ? 6 : 10;
    text = (base ? rest % base : ':') + text;
    if (base) rest = Math.floor(rest / base);
  }
  return text;
};

const valueIn = (look: Look, text: string): number => {
  if (typeof look != 'string') return look.indexOf(text);
  let value = 0;
  for (const part of text.split(':')) value = value * 60 + parseInt(part, 10);
  return look.includes(':') ? value * 1000 : value;
};

/** The text with another digit, or word, in that place. */
const put = (look: Look, text: string, at: number, by: string | number): string =>
  typeof look == 'string' ? text.slice(0, at) + by + text.slice(at + 1) : by + '';

const turn = (look: Look, text: string, at: number, by: number): string => {
  const words = typeof look != 'string';
  const most = words ? look.length : parseInt(look[at] as string, 10) + 1;
  const next = ((words ? look.indexOf(text) : parseInt(text[at] as string, 10)) + by + most) % most;
  return put(look, text, at, words ? (look[next] as string) : next);
};

/** The place after this one, 0: there is none. */
const placeAfter = (look: Look, at: number): number => {
  const next = look[at + 1] == ':' ? at + 2 : at + 1;
  return typeof look == 'string' && next < look.length ? next : 0;
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
    const look = fields[row]![1];
    const text = texts[row] as string;
    const lines = fields.map((field, i) => field[0] + '\t' + texts[i]);
    lines[row] = fields[row]![0] + '\t' + put(look, text, at, '(' + (typeof look == 'string' ? text[at] : text) + ')');
    show([title].concat(lines), row + 1, take);
  };
  const take = (key: Key, long: boolean): void => {
    const look = fields[row]![1];
    if (key == Key.Back) {
      back();
      return;
    }
    if (key == Key.Plus || key == Key.Minus)
      texts[row] = turn(look, texts[row] as string, at, key == Key.Plus ? 1 : -1);
    if (key == Key.Ok) {
      const next = placeAfter(look, at);
      if (long || (!next && row == fields.length - 1)) {
        done(fields.map((field, i) => (texts[i] == before[i] ? field[2] : valueIn(field[1], texts[i] as string))));
        return;
      }
      at = next;
      if (!next) row++;
    }
    draw();
  };
  draw();
};
