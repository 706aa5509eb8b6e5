/**
 * The face on a display of pixels, `g`: a half for each contact, with bar, time, signs. In a large one, which has colors,
 * the signs of a side stand one below the other.
 */
import type { Notes } from './driver';
import {
  barBottom,
  bigScale,
  flagScale,
  flagTop,
  half,
  leftEnd,
  lettersScale,
  middleTop,
  noteTop,
  right,
  rightEnd,
  smallScale,
  smallTop,
  timeBottom,
  timeMiddle,
  timeTop,
} from './layout';
import { digitsScale, drawWords, useDigits } from './letters';

const enum Look {
  /** Characters that are drawn big: `59:59`. */
  BigLength = 5,
  /** Two digits of the font at scale 1. */
  TailWidth = 8,
  /** Letters that fit into a half in one row. */
  Letters = 15,
  /** From one small sign to the one below it. */
  Pitch = 14,
}

const enum Color {
  Black = 0,
  Red = 0xf800,
  Green = 0x07e0,
}

/** Of each time drawn. */
const scales = [0, 0];

export const drawTime = (contact: number, text: string): void => {
  const scale = text.length > Look.BigLength ? smallScale : bigScale;
  scales[contact] = scale;
  if (scale != digitsScale) useDigits(scale);
  g.clearRect(contact * half, timeTop, contact * half + half - 1, timeBottom);
  g.drawString(text, contact ? rightEnd : leftEnd, timeMiddle);
};

/** Mostly no more of a time changes. */
export const drawTail = (contact: number, seconds: number): void => {
  const scale = scales[contact] as number;
  const end = contact ? rightEnd : leftEnd;
  if (scale != digitsScale) useDigits(scale);
  g.clearRect(end - scale * Look.TailWidth, timeTop, end, timeBottom).drawString(
    seconds < 10 ? '0' + seconds : seconds,
    end,
    timeMiddle,
  );
};

/** A bar over the time that runs, none over the other. */
export const drawRun = (contact: number): void => {
  g.clearRect(0, 0, right, barBottom);
  if (contact >= 0) swapRun(1 - contact);
  else g.flip();
};

export const swapRun = (contact: number): void => {
  if (board.display.driver == 'bangle2') g.setColor(Color.Green);
  if (contact)
    g.clearRect(half + 2, 0, right - 2, barBottom)
      .fillRect(2, 0, half - 3, barBottom)
      .flip();
  else
    g.clearRect(2, 0, half - 3, barBottom)
      .fillRect(half + 2, 0, right - 2, barBottom)
      .flip();
  if (board.display.driver == 'bangle2') g.setColor(Color.Black);
};

/** What is written for a sign, and those without a word: the bar says who runs. */
const words: { [sign: string]: string } = {
  flag: 'FLAG',
  control: 'CONTROL',
  first: 'FIRST',
  norecord: 'NO RECORD',
  late: 'LATE',
  stopped: 'STOPPED',
  claim: 'CLAIM',
  battery: 'BATTERY',
  over: 'OVER',
};

/** What stands below a side's time: the flag, big, or else the note; then the side's other signs, and a note that yet fits. */
const drawSide = (contact: number, flag: string, small: readonly string[], note: string): void => {
  const middle = contact * half + half / 2;
  if (board.display.driver == 'bangle2') g.setColor(Color.Red);
  if (flag) drawWords(flag, middle, flagTop, flagScale, 0);
  if (board.display.driver == 'bangle2') g.setColor(Color.Black);
  if (!flag) drawWords(note, middle, noteTop, lettersScale, 0);
  if (board.display.driver == 'bangle2') {
    let top = smallTop;
    for (const word of flag ? small.concat([note]) : small) {
      drawWords(word, middle, top, lettersScale, 0);
      top += Look.Pitch;
    }
  } else {
    const line = small.join(' ');
    drawWords(flag && line.length + note.length < Look.Letters ? line + ' ' + note : line, middle, smallTop, 1, 0);
  }
};

/** The clock's own signs and note stand in the middle between bar and time. */
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
    else if (parts[0] == 'flag' || parts[0] == 'control') flags[contact] = word;
    else small[contact]!.push(word);
  }
  for (let contact = 0; contact < 2; contact++)
    drawSide(contact, flags[contact] as string, small[contact] as string[], notes[contact] as string);
  own.push(notes[2]);
  drawWords(own.join(' '), half, middleTop, lettersScale, 0);
};

export const flush = (): void => g.flip();
