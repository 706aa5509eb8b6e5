/** A one-bit picture as lines of text. */
import type { Picture as Whole } from '../board';

/** How many pixels a character holds, and which character holds them. */
export interface Mosaic {
  readonly columns: number;
  readonly rows: number;
  /** @param bits the pixels from the left, row by row from the top; the first is the highest bit */
  glyph(bits: number): string;
}

const halves = ' ▄▀█';

/** Braille's dots by our order of bits: the columns are numbered 1 2 3 7 and 4 5 6 8. */
const dots = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80];
const brailleStart = 0x2800;

const braille = (bits: number): string =>
  String.fromCharCode(dots.reduce((code, dot, index) => code | (bits & (0x80 >> index) ? dot : 0), brailleStart));

/**
 * The better ones first. A character is about twice as high as wide: both keep the picture's shape, and dots are what
 * makes 128 x 64 pixels fit into 80 x 24 characters.
 */
export const mosaics: readonly Mosaic[] = [
  { columns: 1, rows: 2, glyph: (bits) => halves[bits] ?? ' ' },
  { columns: 2, rows: 4, glyph: braille },
];

type Picture = Pick<Whole, 'width' | 'height' | 'getPixel'>;

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Of a picture in characters. */
export const sizeOf = ({ width, height }: Pick<Picture, 'width' | 'height'>, mosaic: Mosaic): Size => ({
  columns: Math.ceil(width / mosaic.columns),
  rows: Math.ceil(height / mosaic.rows),
});

/** @returns null: it does not fit in any */
export function fitting(picture: Pick<Picture, 'width' | 'height'>, room: Size): Mosaic | null {
  const fits = (mosaic: Mosaic): boolean => {
    const { columns, rows } = sizeOf(picture, mosaic);
    return columns <= room.columns && rows <= room.rows;
  };
  return mosaics.find(fits) ?? null;
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export function draw(picture: Picture, mosaic: Mosaic): string[] {
  const size = sizeOf(picture, mosaic);
  const bitsAt = (left: number, top: number): number => {
    let bits = 0;
    for (let y = top; y < top + mosaic.rows; y++) {
      for (let x = left; x < left + mosaic.columns; x++) bits = bits * 2 + picture.getPixel(x, y);
    }
    return bits;
  };
  return range(size.rows).map((row) =>
    range(size.columns)
      .map((column) => mosaic.glyph(bitsAt(column * mosaic.columns, row * mosaic.rows)))
      .join(''),
  );
}
