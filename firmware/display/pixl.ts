/** Pixl.js: built-in LCD, 128 x 64, one bit. */
export { drawRun, drawTail, drawTime, flush, swapRun } from './halves';

/** Behind the LCD. */
export const setLight = (percent: number): void => analogWrite(board.display.pins.light, percent / 100);

/** The picture stays in its memory. */
export const setPower = (on: boolean): void => Pixl.setLCDPower(on);
