/**
 * Where things stand on a display of pixels: 128 x 64, or 176 x 176 in colors. Each must come out as a number, so that the
 * press and the tick look nothing up: esbuild does that with one condition, not with sums.
 */

export const half = board.display.driver == 'bangle2' ? 88 : 64;
export const right = board.display.driver == 'bangle2' ? 175 : 127;
export const barBottom = board.display.driver == 'bangle2' ? 11 : 5;
export const timeTop = board.display.driver == 'bangle2' ? 36 : 15;
export const timeMiddle = board.display.driver == 'bangle2' ? 56 : 30;
export const timeBottom = board.display.driver == 'bangle2' ? 75 : 44;
/** Right ends of the times, the empty column of the last digit included. */
export const leftEnd = board.display.driver == 'bangle2' ? 84 : 60;
export const rightEnd = board.display.driver == 'bangle2' ? 172 : 124;
/** Digits of an hour and more, and of less: 6 x 20 and 9 x 30 pixels, in a large display 9 x 30 and 12 x 40. */
export const smallScale = board.display.driver == 'bangle2' ? 3 : 2;
export const bigScale = board.display.driver == 'bangle2' ? 4 : 3;

export const middleTop = board.display.driver == 'bangle2' ? 19 : 8;
export const lettersScale = board.display.driver == 'bangle2' ? 2 : 1;
export const flagScale = board.display.driver == 'bangle2' ? 3 : 2;
export const flagTop = board.display.driver == 'bangle2' ? 84 : 47;
export const noteTop = board.display.driver == 'bangle2' ? 88 : 49;
export const smallTop = board.display.driver == 'bangle2' ? 106 : 58;
/** Letters that fit into the whole width. */
export const most = board.display.driver == 'bangle2' ? 21 : 30;

export const enum Color {
  Black = 0,
  Red = 0xf800,
  Green = 0x07e0,
}
