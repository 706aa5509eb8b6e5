/** Made from the art in tools/font.mjs by `npm run fonts`; a test compares. */

export const digitsBitmap = /* @__PURE__ */ atob(
  'BAEAQAAAQAAD/4B/8AEB/8AQAh+EfxACAYh/8APwBD/wA+GIY/AD/4hj8AIAh/4AA/+If/AD8YR/8ABIAAA=',
);
export const digitsWidths = /* @__PURE__ */ atob('BAIBBAQEBAQEBAQEBAI=');

export const lettersBitmap = /* @__PURE__ */ atob(
  'AAAAA/+MYxj9wJkyAjvgioiogwB0QRcBMpJTIBHEAEQCEAEAyYB+PwJ+EE6pBGqgcJ8HayA+twQvgH6/B2vgKAAClKAAAH0eD9VAdGIPxcD9Yg/SAHRuD5Pgj+IBB8D5Ng+EIPoIj4PoJ8DouB+iAOm8H6LAmsgQ/AHw/B4PgfEQXwbJsGD4BOuQAA==',
);
export const lettersWidths = /* @__PURE__ */ atob(
  'AwEBAQoECgIDAwcEAwMCBAQEBAQEBAQEBAQCAQEEAQEBBAQEBAQEBAQEBAQEBgUEBAQEBAQEBAYEBAQ=',
);

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
}
