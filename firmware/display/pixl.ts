/** Pixl.js: built-in LCD, 128 x 64, one bit. A half for each contact: bar, time, signs. */
import type { Notes } from './driver';
import { digitsScale, drawWords, useDigits } from './letters';

const enum At {
  Half = 64,
  BarBottom = 5,
  TimeTop = 15,
  TimeBottom = 44,
  TimeMiddle = 30,
  /** Right end of a time, the empty column of the last digit included. */
  LeftEnd = 60,
  RightEnd = 124,
  /** Of a half. */
  Middle = 32,
  SignTop = 47,
  NoteTop = 49,
  SmallTop = 58,
  Bottom = 63,
}

const enum Scale {
  /** Under an hour: 9 x 30 pixels a digit. */
  Big = 3,
  /** 6 x 20. */
  Small = 2,
  /** Characters that are drawn big: `59:59`. */
  BigLength = 5,
  /** Two digits of the font at scale 1. */
  TailWidth = 8,
  /** Letters that fit into a half. */
  Letters = 15,
}

/** Of each time drawn. */
const scales = [0, 0];

export const drawTime = (contact: number, text: string): void => {
  const scale = text.length > Scale.BigLength ? Scale.Small : Scale.Big;
  scales[contact] = scale;
  if (scale != digitsScale) useDigits(scale);
  g.clearRect(contact * At.Half, At.TimeTop, contact * At.Half + At.Half - 1, At.TimeBottom);
  g.drawString(text, contact ? At.RightEnd : At.LeftEnd, At.TimeMiddle);
};

/** Mostly no more of a time changes. */
export const drawTail = (contact: number, seconds: number): void => {
  const scale = scales[contact] as number;
  const end = contact ? At.RightEnd : At.LeftEnd;
  if (scale != digitsScale) useDigits(scale);
  g.clearRect(end - scale * Scale.TailWidth, At.TimeTop, end, At.TimeBottom).drawString(
    seconds < 10 ? '0' + seconds : seconds,
    end,
    At.TimeMiddle,
  );
};

/** A bar over the time that runs, none over the other. */
export const drawRun = (contact: number): void => {
  g.clearRect(0, 0, 127, At.BarBottom);
  if (contact >= 0) swapRun(1 - contact);
  else g.flip();
};

export const swapRun = (contact: number): void => {
  if (contact) g.clearRect(66, 0, 125, At.BarBottom).fillRect(2, 0, 61, At.BarBottom).flip();
  else g.clearRect(2, 0, 61, At.BarBottom).fillRect(66, 0, 125, At.BarBottom).flip();
};

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
const drawSide = (contact: number, flag: string, small: readonly string[], note: string): void => {
  const middle = contact * At.Half + At.Middle;
  if (flag) drawWords(flag, middle, At.SignTop, 2, 0);
  else drawWords(note, middle, At.NoteTop, 1, 0);
  const line = small.join(' ');
  drawWords(flag && line.length + note.length < Scale.Letters ? line + ' ' + note : line, middle, At.SmallTop, 1, 0);
};

/** The clock's own signs in the middle between bar and time: words, its note, drawings. What is too long loses its beginning. */
const drawOwn = (own: readonly string[], note: string): void => {
  const isWord = (text: string): boolean => text.length > 1;
  let parts = own.filter(isWord);
  if (note) parts.push(note);
  parts = parts.concat(own.filter((text) => !isWord(text)));
  if (parts.join(' ').length > Scale.Letters * 2) parts.shift();
  drawWords(parts.join(' '), At.Half, At.BarBottom + 3, 1, 0);
};

export const drawSigns = (signs: readonly string[], notes: Notes): void => {
  const small: string[][] = [[], []];
  const flags = ['', ''];
  const own: string[] = [];
  g.clearRect(0, At.SignTop, At.Half * 2 - 1, At.Bottom);
  g.clearRect(0, At.BarBottom + 1, At.Half * 2 - 1, At.TimeTop - 1);
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
    drawSide(contact, flags[contact] as string, small[contact] as string[], notes[contact] as string);
  drawOwn(own, notes[2]);
};

/** Behind the LCD. */
export const setLight = (percent: number): void => analogWrite(board.display.pins.light, percent / 100);

/** The picture stays in its memory. */
export const setPower = (on: boolean): void => Pixl.setLCDPower(on);

export const flush = (): void => g.flip();
