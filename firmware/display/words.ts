/** Our font of letters on `g`, for what is no time. */

import { useDigits } from './digits';
import { Glyphs } from './fonts';

/** The font is read where it lies in flash. */
const storage = /* @__PURE__ */ global.require('Storage');

/** @param align of `x`: -1 the text's left end, 0 its middle, 1 its right end; `y` is its top */
export const drawWords = (text: string, x: number, y: number, scale: number, align: -1 | 0 | 1): void => {
  useDigits(0);
  g.setFontCustom(
    storage.read('zn.font', 0, Glyphs.BitmapBytes) as string,
    Glyphs.LettersFirst,
    storage.read('zn.font', Glyphs.BitmapBytes) as string,
    Glyphs.LettersHeight + scale * 256,
  );
  g.setFontAlign(align, -1).drawString(text, x, y);
};
