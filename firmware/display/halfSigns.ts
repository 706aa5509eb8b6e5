/**
 * Signs and notes on a display of pixels, `g`: a side's below its time, the clock's own between bar and time. In a large one
 * the signs of a side stand one below the other.
 */
import type { Notes } from './driver';
import {
  barBottom,
  Color,
  flagScale,
  flagTop,
  half,
  lettersScale,
  middleTop,
  most,
  noteTop,
  right,
  smallTop,
  timeBottom,
  timeTop,
} from './layout';
import { drawWords } from './words';

const enum Look {
  /** Letters that fit into a half in one row. */
  Letters = 15,
  /** From one small sign to the one below it. */
  Pitch = 14,
}

/** What is written for a sign, a character where it is a drawing; the bar says who runs. A flag that blinks is dark meanwhile. */
const words: { [sign: string]: string } = {
  flag: 'FLAG',
  dark: ' ',
  control: 'CONTROL',
  first: 'FIRST',
  norecord: 'NO RECORD',
  late: 'LATE',
  stopped: 'STOPPED',
  claim: 'CLAIM',
  lever: 'LEVER',
  contact: 'CONTACT',
  restored: 'RESTORED',
  journal: 'LOG ENDS',
  battery: '$',
  nosound: '&',
  uncalibrated: '*',
  over: 'OVER',
};

/** What stands below a side's time: the flag, big, or else the note; then the side's other signs, and a note that yet fits. */
const drawSide = (contact: number, flag: string, small: readonly string[], note: readonly string[]): void => {
  const middle = contact * half + half / 2;
  if (board.display.driver == 'bangle2') {
    g.setColor(Color.Red);
    drawWords(flag, middle, flagTop, flagScale, 0);
    g.setColor(Color.Black);
    let top = flag ? smallTop : noteTop;
    for (const words of small.concat(note)) {
      drawWords(words, middle, top, lettersScale, 0);
      top += Look.Pitch;
    }
  } else {
    const words = note.join(' ');
    const line = small.join(' ');
    if (flag) drawWords(flag, middle, flagTop, flagScale, 0);
    else drawWords(words, middle, noteTop, 1, 0);
    drawWords(flag && line.length + words.length < Look.Letters ? line + ' ' + words : line, middle, smallTop, 1, 0);
  }
};

/** Words, the note, drawings. What is too long loses its beginning. */
const drawOwn = (own: readonly string[], note: string): void => {
  let parts = own.filter((text) => text.length > 1);
  if (note) parts.push(note);
  parts = parts.concat(own.filter((text) => text.length == 1));
  if (parts.join(' ').length > most) parts.shift();
  drawWords(parts.join(' '), half, middleTop, lettersScale, 0);
};

export const drawSigns = (signs: readonly string[], notes: Notes): void => {
  const small: string[][] = [[], []];
  const flags = ['', ''];
  const own: string[] = [];
  g.clearRect(0, timeBottom + 1, right, board.display.height - 1);
  g.clearRect(0, barBottom + 1, right, timeTop - 1);
  for (const sign of signs) {
    const parts = sign.split('-');
    const word = words[parts[0] as string];
    if (!word) continue;
    const contact = parts[1] == 'left' ? 0 : 1;
    if (!parts[1]) own.push(word);
    else if (parts[0] == 'flag' || parts[0] == 'dark' || parts[0] == 'control') flags[contact] = word;
    else small[contact]!.push(word);
  }
  for (let contact = 0; contact < 2; contact++)
    drawSide(contact, flags[contact] as string, small[contact] as string[], notes[contact] as string[]);
  drawOwn(own, notes[2]);
};
