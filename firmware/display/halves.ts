/** The face on a display of pixels, `g`: a half for each contact, with bar and time. Its signs: halfSigns. */
import { digitsScale, useDigits } from './digits';
import {
  barBottom,
  bigScale,
  Color,
  half,
  leftEnd,
  right,
  rightEnd,
  smallScale,
  timeBottom,
  timeMiddle,
  timeTop,
} from './layout';

const enum Look {
  /** Characters that are drawn big: `59:59`. */
  BigLength = 5,
  /** Of those drawn smaller in a large display, where `99:59:59` would fill a half to its ends. */
  MostLength = 7,
}

/** Of each time drawn. */
export const scales = [0, 0];

export const drawTime = (contact: number, text: string): void => {
  let scale = text.length > Look.BigLength ? smallScale : bigScale;
  if (board.display.driver == 'bangle2' && text.length > Look.MostLength) scale--;
  scales[contact] = scale;
  if (scale != digitsScale) useDigits(scale);
  g.clearRect(contact * half, timeTop, contact * half + (half - 1), timeBottom);
  g.drawString(text, contact ? rightEnd : leftEnd, timeMiddle);
};

/** Digits are equally wide, so that they cover what stood there. */
export const drawTail = (contact: number, seconds: number, minute?: number): void => {
  if (scales[contact] != digitsScale) useDigits(scales[contact] as number);
  const text = seconds < 10 ? '0' + seconds : seconds;
  g.drawString(minute! >= 0 ? minute + ':' + text : text, contact ? rightEnd : leftEnd, timeMiddle, true).flip();
};

/** A bar over the time that runs, none over the other. */
export const drawRun = (contact: number): void => {
  g.clearRect(0, 0, right, barBottom);
  if (contact >= 0) swapRun(1 - contact, -1);
  else g.flip();
};

/** Each call less is a thirtieth of a press: so the digits are drawn here too. */
export const swapRun = (contact: number, seconds: number, minute?: number): void => {
  const lcd = g;
  if (seconds >= 0) {
    if (scales[contact] != digitsScale) useDigits(scales[contact] as number);
    const text = seconds < 10 ? '0' + seconds : seconds;
    lcd.drawString(minute! >= 0 ? minute + ':' + text : text, contact ? rightEnd : leftEnd, timeMiddle, true);
  }
  if (board.display.driver == 'bangle2') lcd.setColor(Color.Green);
  if (contact) lcd.clearRect(half + 2, 0, right - 2, barBottom).fillRect(2, 0, half - 3, barBottom);
  else lcd.clearRect(2, 0, half - 3, barBottom).fillRect(half + 2, 0, right - 2, barBottom);
  if (board.display.driver == 'bangle2') lcd.setColor(Color.Black);
  lcd.flip();
};

export const flush = (): void => g.flip();
