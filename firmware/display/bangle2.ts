/** Bangle.js 2: built-in LCD, 176 x 176, eight colors, black on white. */
export { drawRun, drawTail, drawTime, flush, swapRun } from './halves';

g.setBgColor(0xffff).setColor(0).clear();

/** The picture stays in its memory. */
export const setPower = (on: boolean): void => Bangle.setLCDPower(on);

export const setLight = (percent: number): void => Bangle.setLCDBrightness(percent / 100);
