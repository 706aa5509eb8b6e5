/** A board's picture as lines of text. */
import type { Picture } from '../board';

/** How many pixels a character holds, and which character holds them. */
export interface Mosaic {
  readonly columns: number;
  readonly rows: number;
  /** A dot stands for so many pixels across and down, and is lit when one of them is; default 1. */
  readonly step?: number;
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

/** What is drawn at twice the size can be halved: letters of a large display. */
const large = 128;
const coarse: Mosaic = { columns: 4, rows: 8, step: 2, glyph: braille };
const mosaicsFor = ({ width }: Pick<Picture, 'width'>): readonly Mosaic[] =>
  width > large ? [...mosaics, coarse] : mosaics;

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
  return mosaicsFor(picture).find(fits) ?? null;
}

/** The least that a picture can be seen in. */
export function leastSize(picture: Picture): Size {
  const lines = picture.text?.();
  if (lines) return { columns: lines[0]?.length ?? 0, rows: lines.length };
  const sizes = mosaicsFor(picture).map((mosaic) => sizeOf(picture, mosaic));
  return {
    columns: Math.min(...sizes.map((size) => size.columns)),
    rows: Math.min(...sizes.map((size) => size.rows)),
  };
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export function draw(picture: Picture, mosaic: Mosaic): string[] {
  const size = sizeOf(picture, mosaic);
  const step = mosaic.step ?? 1;
  const steps = range(step);
  const dotAt = (left: number, top: number): number =>
    steps.some((dy) => steps.some((dx) => picture.getPixel(left + dx, top + dy))) ? 1 : 0;
  const bitsAt = (left: number, top: number): number => {
    let bits = 0;
    for (let y = top; y < top + mosaic.rows; y += step) {
      for (let x = left; x < left + mosaic.columns; x += step) bits = bits * 2 + dotAt(x, y);
    }
    return bits;
  };
  return range(size.rows).map((row) =>
    range(size.columns)
      .map((column) => mosaic.glyph(bitsAt(column * mosaic.columns, row * mosaic.rows)))
      .join(''),
  );
}

/** @returns null: there is not room enough */
export function drawIn(picture: Picture, room: Size): string[] | null {
  const lines = picture.text?.();
  if (lines) return lines.length <= room.rows && (lines[0]?.length ?? 0) <= room.columns ? lines : null;
  const mosaic = fitting(picture, room);
  return mosaic && draw(picture, mosaic);
}
