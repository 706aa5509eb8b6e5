/**
 * Espruino's custom fonts: characters one after the other, each column by column from the left, from the top down, highest
 * bit first, without padding between columns or characters.
 */
import type { Raster } from './raster';

export interface Font {
  /** Latin-1 text of bytes. */
  bitmap: string;
  firstChar: number;
  /** One for all, or a byte per character. */
  widths: number | string;
  /** Pixels before scaling. */
  height: number;
  scale: number;
}

/** @param height low byte: height; next: scale; above: bits per pixel */
export function makeFont(bitmap: unknown, firstChar: number, widths: unknown, height: number): Font {
  if (typeof bitmap !== 'string') throw new Error('Font bitmap must be a String');
  if (!(firstChar >= 0 && firstChar <= 255)) throw new Error('First character out of range');
  if (typeof widths !== 'string' && !Number.isInteger(widths)) {
    throw new Error('Font width must be a String or an integer');
  }
  if (height >> 16 > 1) throw new Error('The virtual board has fonts of 1 bit per pixel');
  const scale = Math.max((height >> 8) & 255, 1);
  return { bitmap, firstChar, widths: widths as number | string, height: height & 255, scale };
}

function ownWidth(font: Font, code: number): number {
  if (code > 255) return 0;
  if (typeof font.widths === 'number') return font.widths;
  return code < font.firstChar ? 0 : font.widths.charCodeAt(code - font.firstChar) || 0;
}

export const charWidth = (font: Font, code: number) => ownWidth(font, code) * font.scale;

/** Columns of all characters before this one. */
function columnsBefore(font: Font, code: number): number {
  const index = code - font.firstChar;
  if (typeof font.widths === 'number') return font.widths * index;
  let columns = 0;
  for (let i = 0; i < index && i < font.widths.length; i++) columns += font.widths.charCodeAt(i);
  return columns;
}

/** @param background of the empty pixels, null to leave them as they are */
export function drawChar(
  raster: Raster,
  font: Font,
  code: number,
  x: number,
  y: number,
  color: number,
  background: number | null,
): void {
  const { height, scale } = font;
  const columns = ownWidth(font, code);
  if (code < font.firstChar) return;
  // As Espruino does, a character is left out that would only show in the last column.
  if (x <= -columns * scale || x >= raster.width - 1 || y <= -height * scale || y > raster.height - 1) return;
  let bit = columnsBefore(font, code) * height;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < height; row++, bit++) {
      const ink = (font.bitmap.charCodeAt(bit >> 3) << (bit & 7)) & 0x80 ? color : background;
      if (ink === null) continue;
      const left = x + column * scale;
      const top = y + row * scale;
      raster.fill(left, top, left + scale - 1, top + scale - 1, ink);
    }
  }
}
