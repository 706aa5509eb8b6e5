/** Pixl.js: built-in LCD, 128 x 64, one bit. A half for each contact: bar, time, signs. */
import { digitsBitmap, digitsWidths, Glyphs, lettersBitmap, lettersWidths } from './fonts';

const enum At {
  Half = 64,
  BarBottom = 5,
  TimeTop = 15,
  TimeBottom = 44,
  SignTop = 50,
  SignRow = 7,
  Bottom = 63,
}

const enum Scale {
  /** Below an hour: 12 x 27 pixels a digit. */
  Short = 3,
  /** With hours: 8 x 18. */
  Long = 2,
  /** Characters that fit in a half at the big scale: `59:59`. */
  ShortLength = 5,
}

/** A half's time; the one before is painted over. */
export const drawTime = (contact: number, text: string): void => {
  const scale = text.length > Scale.ShortLength ? Scale.Long : Scale.Short;
  const left = contact ? At.Half : 0;
  g.clearRect(left, At.TimeTop, left + At.Half - 1, At.TimeBottom);
  g.setFontCustom(digitsBitmap, Glyphs.DigitsFirst, digitsWidths, Glyphs.DigitsHeight + scale * 256);
  g.setFontAlign(0, 0);
  g.drawString(text, left + At.Half / 2, (At.TimeTop + At.TimeBottom + 1) / 2);
};

/** A bar over the time that runs, none over the other. @param contact -1: nobody runs */
export const drawRun = (contact: number): void => {
  g.clearRect(0, 0, At.Half * 2 - 1, At.BarBottom);
  if (contact >= 0) g.fillRect(contact ? At.Half + 2 : 2, 0, contact ? At.Half * 2 - 3 : At.Half - 3, At.BarBottom);
};

/** What is written for a sign, and those without a word: the bar says who runs. */
const words: { [sign: string]: string } = {
  flag: 'FLAG',
  control: 'CONTROL',
  first: 'FIRST',
  norecord: 'NO RECORD',
  late: 'LATE',
  stopped: 'STOPPED',
  battery: 'BATTERY',
  over: 'OVER',
};

/** Signs of a side in its half, two rows; the clock's own in the middle between bar and time. */
export const drawSigns = (signs: readonly string[]): void => {
  const rows = [0, 0];
  let middle = '';
  g.clearRect(0, At.SignTop, At.Half * 2 - 1, At.Bottom);
  g.clearRect(0, At.BarBottom + 1, At.Half * 2 - 1, At.TimeTop - 1);
  g.setFontCustom(lettersBitmap, Glyphs.LettersFirst, lettersWidths, Glyphs.LettersHeight);
  g.setFontAlign(-1, -1);
  for (const sign of signs) {
    const parts = sign.split('-');
    const word = words[parts[0] as string];
    if (!word) continue;
    if (!parts[1]) {
      middle += middle ? ' ' + word : word;
      continue;
    }
    const contact = parts[1] == 'left' ? 0 : 1;
    g.drawString(word, contact * At.Half + 2, At.SignTop + (rows[contact] as number) * At.SignRow);
    rows[contact] = (rows[contact] as number) + 1;
  }
  g.setFontAlign(0, -1);
  if (middle) g.drawString(middle, At.Half, At.BarBottom + 3);
};

export const flush = (): void => g.flip();
