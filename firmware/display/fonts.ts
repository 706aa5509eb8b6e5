/** Made from the art in tools/font.mjs by `npm run fonts`; a test compares. */

export const digitsBitmap = atob('AEAAA/+Af/ABAf/AEAIfhH8QAgGIf/AD8AQ/8APhiGPwA/+IY/ACAIf+AAP/iH/wA/GEf/AASAAA');
export const digitsWidths = atob('AgEEBAQEBAQEBAQEAg==');

export const lettersBitmap = atob('AAD6PB+qgOjEH4uB+sQfpADo3ACP4gAD4Qg+giPg+gnwOi4H6IAD9FgTWQIfgAHg+AAGD4AA');
export const lettersWidths = atob('AwQEBAQEBAQBBAEBBAYFBAQBBAQEAQQBAQQ=');

export const enum Glyphs {
  DigitsFirst = 46,
  DigitsHeight = 10,
  LettersFirst = 64,
  LettersHeight = 5,
}
