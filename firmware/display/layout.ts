/**
 * Where the face's parts are on a display of pixels. A file without imports: so each comes out as a number where it is used
 * (esbuild), and the press and the tick look nothing up. Times lie on whole rows of 8 pixels, by which they are sent.
 */

export const half = board.display.driver == 'bangle2' ? 88 : 64;
export const barBottom = board.display.driver == 'bangle2' ? 11 : 5;
export const middleTop = board.display.driver == 'bangle2' ? 19 : 8;
export const timeTop = board.display.driver == 'bangle2' ? 36 : 16;
export const timeBottom = board.display.driver == 'bangle2' ? 75 : 45;
/** Digits of an hour and more, and of less: 6 x 20 and 9 x 30 pixels, in a large display 9 x 30 and 12 x 40. */
export const smallScale = board.display.driver == 'bangle2' ? 3 : 2;
export const bigScale = board.display.driver == 'bangle2' ? 4 : 3;
export const lettersScale = board.display.driver == 'bangle2' ? 2 : 1;
export const flagScale = board.display.driver == 'bangle2' ? 3 : 2;
export const flagTop = board.display.driver == 'bangle2' ? 84 : 47;
export const noteTop = board.display.driver == 'bangle2' ? 88 : 49;
export const smallTop = board.display.driver == 'bangle2' ? 106 : 58;

/** Letters that fit into the whole width. */
export const most = board.display.driver == 'bangle2' ? 21 : 30;

export const timeMiddle = (timeTop + timeBottom + 1) >> 1;
/** Right ends of the times, the empty column of the last digit included. */
export const leftEnd = half - 4;
export const rightEnd = half * 2 - 4;
export const right = half * 2 - 1;

export const enum Color {
  Black = 0,
  Red = 0xf800,
  Green = 0x07e0,
}
