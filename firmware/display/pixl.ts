/** Pixl.js: built-in LCD, 128 x 64, one bit. A half for each contact: bar, time, signs. */
import { digitsBitmap, digitsWidths, Glyphs, lettersBitmap, lettersWidths } from './fonts';

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
}

/** What the LCD stands at: the scale of the digits' font in use, 0: it is another font; scale of each time drawn. */
let scaleInUse = 0;
const scales = [0, 0];

const useDigits = (scale: number): void => {
  scaleInUse = scale;
  g.setFontCustom(digitsBitmap, Glyphs.DigitsFirst, digitsWidths, Glyphs.DigitsHeight + scale * 256);
  g.setFontAlign(1, 0);
};

/** A half's time. */
export const drawTime = (contact: number, text: string): void => {
  const scale = text.length > Scale.BigLength ? Scale.Small : Scale.Big;
  scales[contact] = scale;
  if (scale != scaleInUse) useDigits(scale);
  g.clearRect(contact * At.Half, At.TimeTop, contact * At.Half + At.Half - 1, At.TimeBottom);
  g.drawString(text, contact ? At.RightEnd : At.LeftEnd, At.TimeMiddle);
};

/** The seconds of the time drawn before: mostly no more changes. */
export const drawTail = (contact: number, seconds: number): void => {
  const scale = scales[contact] as number;
  const end = contact ? At.RightEnd : At.LeftEnd;
  if (scale != scaleInUse) useDigits(scale);
  g.clearRect(end - scale * Scale.TailWidth, At.TimeTop, end, At.TimeBottom).drawString(
    seconds < 10 ? '0' + seconds : seconds,
    end,
    At.TimeMiddle,
  );
};

/** A bar over the time that runs, none over the other; and all that was drawn is sent. @param contact -1: nobody runs */
export const drawRun = (contact: number): void => {
  g.clearRect(0, 0, 127, At.BarBottom);
  if (contact >= 0) swapRun(1 - contact);
  else g.flip();
};

/** The bar goes over from this contact to the other. */
export const swapRun = (contact: number): void => {
  if (contact) g.clearRect(66, 0, 125, At.BarBottom).fillRect(2, 0, 61, At.BarBottom).flip();
  else g.clearRect(2, 0, 61, At.BarBottom).fillRect(66, 0, 125, At.BarBottom).flip();
};

/** What is written for a sign, and those without a word: the bar says who runs. `@` is a blank. */
const words: { [sign: string]: string } = {
  flag: 'FLAG',
  control: 'CONTROL',
  first: 'FIRST',
  norecord: 'NO@RECORD',
  late: 'LATE',
  stopped: 'STOPPED',
  claim: 'CLAIM',
  battery: 'BATTERY',
  over: 'OVER',
};

const drawWords = (text: string, x: number, y: number, scale: number): void => {
  g.setFontCustom(lettersBitmap, Glyphs.LettersFirst, lettersWidths, Glyphs.LettersHeight + scale * 256);
  g.drawString(text, x, y);
};

/** A side's flag in its half, big; below it the side's other signs; the clock's own in the middle between bar and time. */
export const drawSigns = (signs: readonly string[]): void => {
  const small = ['', ''];
  let middle = '';
  scaleInUse = 0;
  g.clearRect(0, At.SignTop, At.Half * 2 - 1, At.Bottom);
  g.clearRect(0, At.BarBottom + 1, At.Half * 2 - 1, At.TimeTop - 1);
  g.setFontAlign(0, -1);
  for (const sign of signs) {
    const parts = sign.split('-');
    const word = words[parts[0] as string];
    if (!word) continue;
    const contact = parts[1] == 'left' ? 0 : 1;
    if (!parts[1]) middle += '@' + word;
    else if (parts[0] == 'flag' || parts[0] == 'control') drawWords(word, contact * At.Half + At.Middle, At.SignTop, 2);
    else small[contact] += '@' + word;
  }
  drawWords(small[0] as string, At.Middle, At.SmallTop, 1);
  drawWords(small[1] as string, At.Half + At.Middle, At.SmallTop, 1);
  drawWords(middle, At.Half, At.BarBottom + 3, 1);
};

export const flush = (): void => g.flip();
