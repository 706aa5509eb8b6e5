/** The face on a display of pixels, `g`: a half for each contact, with bar and time. Its signs: halfSigns. */
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
import { digitsScale, useDigits } from './letters';

const enum Look {
  /** Characters that are drawn big: `59:59`. */
  BigLength = 5,
  /** Of those drawn smaller in a large display, where `99:59:59` would fill a half to its ends. */
  MostLength = 7,
  /** Two digits of the font at scale 1. */
  TailWidth = 8,
}

/** Of each time drawn. */
const scales = [0, 0];

export const drawTime = (contact: number, text: string): void => {
  let scale = text.length > Look.BigLength ? smallScale : bigScale;
  if (board.display.driver == 'bangle2' && text.length > Look.MostLength) scale--;
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

export const flush = (): void => g.flip();
