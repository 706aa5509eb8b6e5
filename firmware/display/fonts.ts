/** Made from the art in tools/font.mjs by `npm run fonts`; a test compares. */

export const digitsBitmap = /* @__PURE__ */ atob(
  'BAEAQAAAQAAD/4B/8AEB/8AQAh+EfxACAYh/8APwBD/wA+GIY/AD/4hj8AIAh/4AA/+If/AD8YR/8ABIAAA=',
);
export const digitsWidths = /* @__PURE__ */ atob('BAIBBAQEBAQEBAQEBAI=');

export const segments = /* @__PURE__ */ atob(
  'AAAASQAAAAJOeAAxAAEAJX4wbXkzW19wf3sAAAAJAAAAdx9OPU9HXjcGPFcOdhUdZ3MFWw8+HCo3O20=',
);

export const enum Segments {
  First = 32,
  /** Place of 0 in `segments`. */
  Zero = 16,
  /** Of a side that runs. */
  Bar = 73,
}

export const enum Glyphs {
  DigitsFirst = 45,
  DigitsHeight = 10,
  LettersFirst = 32,
  LettersHeight = 5,
  /** Of the file of letters: the bitmap, then the widths. */
  BitmapBytes = 139,
}
