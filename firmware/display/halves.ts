/** The face on a display of pixels, `g`: a half for each contact, with bar and time. Its signs: halfSigns. */
import { digitsOf } from '../core/format';
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
  /** `9:59` in the font at scale 1. */
  MinuteWidth = 14,
}

/** Of each time drawn; and of a bank the tens of minutes, -1: no bank stands there. */
export const scales = [0, 0];
const tens = [-1, -1];

export const drawTime = (contact: number, text: string): void => {
  let scale = text.length > Look.BigLength ? smallScale : bigScale;
  if (board.display.driver == 'bangle2' && text.length > Look.MostLength) scale--;
  scales[contact] = scale;
  tens[contact] = -1;
  if (scale != digitsScale) useDigits(scale);
  g.clearRect(contact * half, timeTop, contact * half + half - 1, timeBottom);
  g.drawString(text, contact ? rightEnd : leftEnd, timeMiddle);
};

/** Mostly no more than `9:59` of it changes. */
export const drawBank = (contact: number, seconds: number): void => {
  const ten = (seconds / 600) | 0;
  if (ten != tens[contact]) {
    drawTime(contact, digitsOf(seconds));
    tens[contact] = ten;
  } else {
    const scale = scales[contact] as number;
    const end = contact ? rightEnd : leftEnd;
    const minute = ((seconds - ten * 600) / 60) | 0;
    const rest = seconds % 60;
    if (scale != digitsScale) useDigits(scale);
    g.clearRect(end - scale * Look.MinuteWidth, timeTop, end, timeBottom).drawString(
      minute + (rest < 10 ? ':0' : ':') + rest,
      end,
      timeMiddle,
    );
  }
};

/** Digits are equally wide, so that they cover what stood there. */
export const drawTail = (contact: number, seconds: number): void => {
  if (scales[contact] != digitsScale) useDigits(scales[contact] as number);
  g.drawString(seconds < 10 ? '0' + seconds : seconds, contact ? rightEnd : leftEnd, timeMiddle, true).flip();
};

/** A bar over the time that runs, none over the other. */
export const drawRun = (contact: number): void => {
  g.clearRect(0, 0, right, barBottom);
  if (contact >= 0) swapRun(1 - contact, -1);
  else g.flip();
};

export const swapRun = (contact: number, seconds: number): void => {
  if (seconds >= 0) {
    if (scales[contact] != digitsScale) useDigits(scales[contact] as number);
    g.drawString(seconds < 10 ? '0' + seconds : seconds, contact ? rightEnd : leftEnd, timeMiddle, true);
  }
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

export const flush = (): void => g.flip();
