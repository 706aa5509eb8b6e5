/** Pixels of a display in memory, and what of them was touched since somebody last asked. */

export interface Area {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** What is to be seen. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** 1: it is not the ground's. */
  getPixel(x: number, y: number): 0 | 1;
  /** Bits of red 1, green 2 and blue 4, of a display with colors. */
  colorAt?(x: number, y: number): number;
  /** The same as lines of text, of a display that shows characters. */
  text?(): string[];
}

export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly buffer: ArrayBuffer;
  fill(x1: number, y1: number, x2: number, y2: number, color: number): void;
  /** 0 outside. */
  colorAt(x: number, y: number): number;
  /** What was touched since the last time it was reset. */
  changed(reset: boolean): Area | null;
  touchAll(): void;
}

/** Where the pixels lie: paints from x1 to x2 in row y, and tells a pixel. */
interface Memory {
  readonly buffer: ArrayBuffer;
  paint(y: number, x1: number, x2: number, color: number): void;
  at(x: number, y: number): number;
}

type NewBuffer = (bytes: number) => ArrayBuffer;

/** A bit per pixel, rows of bytes, leftmost pixel in the highest bit: Espruino's array buffer with `msb: true`. */
export function bitsInRows(width: number, height: number, newBuffer: NewBuffer): Memory {
  const rowBytes = width >> 3;
  const buffer = newBuffer(rowBytes * height);
  const bytes = new Uint8Array(buffer);
  return {
    buffer,
    paint(y, x1, x2, color) {
      const at = y * rowBytes;
      const first = at + (x1 >> 3);
      const last = at + (x2 >> 3);
      for (let i = first; i <= last; i++) {
        let mask = 0xff;
        if (i === first) mask &= 0xff >> (x1 & 7);
        if (i === last) mask &= 0xff << (7 - (x2 & 7));
        bytes[i] = color ? (bytes[i] ?? 0) | mask : (bytes[i] ?? 0) & ~mask;
      }
    },
    at: (x, y) => ((bytes[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1,
  };
}

/**
 * A bit per pixel, a byte for 8 pixels one below the other: `vertical_byte: true`.
 * @param turn 7: the uppermost pixel is in the highest bit (`msb: true`); 0: in the lowest
 */
const bitsInColumns =
  (turn: 7 | 0) =>
  (width: number, height: number, newBuffer: NewBuffer): Memory => {
    const buffer = newBuffer((width * height) >> 3);
    const bytes = new Uint8Array(buffer);
    return {
      buffer,
      paint(y, x1, x2, color) {
        const mask = 1 << ((y & 7) ^ turn);
        for (let i = (y >> 3) * width + x1; i <= (y >> 3) * width + x2; i++)
          bytes[i] = color ? (bytes[i] ?? 0) | mask : (bytes[i] ?? 0) & ~mask;
      },
      at: (x, y) => ((bytes[(y >> 3) * width + x] ?? 0) >> ((y & 7) ^ turn)) & 1,
    };
  };

/** The uppermost pixel in the highest bit, or in the lowest. */
export const [topInHighBit, topInLowBit] = [bitsInColumns(7), bitsInColumns(0)];

/** A byte for each pixel. */
export function bytesInRows(width: number, height: number, newBuffer: NewBuffer): Memory {
  const buffer = newBuffer(width * height);
  const bytes = new Uint8Array(buffer);
  return {
    buffer,
    paint: (y, x1, x2, color) => void bytes.fill(color, y * width + x1, y * width + x2 + 1),
    at: (x, y) => bytes[y * width + x] ?? 0,
  };
}

export function createRaster(width: number, height: number, { buffer, paint, at }: Memory): Raster {
  let minX = width;
  let minY = height;
  let maxX = -1;
  let maxY = -1;

  function touch(x1: number, y1: number, x2: number, y2: number): void {
    if (x1 < minX) minX = x1;
    if (x2 > maxX) maxX = x2;
    if (y1 < minY) minY = y1;
    if (y2 > maxY) maxY = y2;
  }

  return {
    width,
    height,
    buffer,
    fill(xa, ya, xb, yb, color) {
      const x1 = Math.max(Math.min(xa, xb), 0);
      const y1 = Math.max(Math.min(ya, yb), 0);
      const x2 = Math.min(Math.max(xa, xb), width - 1);
      const y2 = Math.min(Math.max(ya, yb), height - 1);
      if (x2 < x1 || y2 < y1) return;
      touch(x1, y1, x2, y2);
      for (let y = y1; y <= y2; y++) paint(y, x1, x2, color);
    },
    colorAt: (x, y) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : at(x, y)),
    changed(reset) {
      if (maxX < 0) return null;
      const area = { x1: minX, y1: minY, x2: maxX, y2: maxY };
      if (reset) {
        minX = width;
        minY = height;
        maxX = maxY = -1;
      }
      return area;
    },
    touchAll: () => touch(0, 0, width - 1, height - 1),
  };
}
