/** Our fonts on `g`, for all displays of pixels. */
import { digitsBitmap, digitsWidths, Glyphs, lettersBitmap, lettersWidths } from './fonts';

/** Of the digits, if they are the font in use; 0: they are not. */
export let digitsScale = 0;

/** Times are written from their right ends. */
export const useDigits = (scale: number): void => {
  digitsScale = scale;
  g.setFontCustom(digitsBitmap, Glyphs.DigitsFirst, digitsWidths, Glyphs.DigitsHeight + scale * 256);
  g.setFontAlign(1, 0);
};

/** @param align of `x`: -1 the text's left end, 0 its middle, 1 its right end; `y` is its top */
export const drawWords = (text: string, x: number, y: number, scale: number, align: -1 | 0 | 1): void => {
  digitsScale = 0;
  g.setFontCustom(lettersBitmap, Glyphs.LettersFirst, lettersWidths, Glyphs.LettersHeight + scale * 256);
  g.setFontAlign(align, -1).drawString(text, x, y);
};
