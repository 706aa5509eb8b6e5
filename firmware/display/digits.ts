/** Our font of digits on `g`, for all displays of pixels. */
import { digitsBitmap, digitsWidths, Glyphs } from './fonts';

/** Of the digits, if they are the font in use; 0: they are not. */
export let digitsScale = 0;

/** Times are written from their right ends. @param scale 0: another font is used next */
export const useDigits = (scale: number): void => {
  digitsScale = scale;
  g.setFontCustom(digitsBitmap, Glyphs.DigitsFirst, digitsWidths, Glyphs.DigitsHeight + scale * 256);
  g.setFontAlign(1, 0);
};
