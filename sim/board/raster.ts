/** One bit per pixel, rows of bytes, leftmost pixel in the highest bit: Espruino's array buffer with `msb: true`. */

export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  fill(x1: number, y1: number, x2: number, y2: number, color: number): void;
  getPixel(x: number, y: number): 0 | 1;
  /** Bytes that an ST7567 would be sent for what was touched since the last call: whole rows of 8 pixels. */
  takeModified(): number;
  touchAll(): void;
}

export function createRaster(width: number, height: number, bytes: Uint8Array): Raster {
  const rowBytes = width >> 3;
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

  function fillBytes(at: number, x1: number, x2: number, color: number): void {
    const first = at + (x1 >> 3);
    const last = at + (x2 >> 3);
    for (let i = first; i <= last; i++) {
      let mask = 0xff;
      if (i === first) mask &= 0xff >> (x1 & 7);
      if (i === last) mask &= 0xff << (7 - (x2 & 7));
      bytes[i] = color ? (bytes[i] ?? 0) | mask : (bytes[i] ?? 0) & ~mask;
    }
  }

  return {
    width,
    height,
    bytes,
    fill(xa, ya, xb, yb, color) {
      const x1 = Math.max(Math.min(xa, xb), 0);
      const y1 = Math.max(Math.min(ya, yb), 0);
      const x2 = Math.min(Math.max(xa, xb), width - 1);
      const y2 = Math.min(Math.max(ya, yb), height - 1);
      if (x2 < x1 || y2 < y1) return;
      touch(x1, y1, x2, y2);
      for (let y = y1; y <= y2; y++) fillBytes(y * rowBytes, x1, x2, color & 1);
    },
    getPixel(x, y) {
      if (x < 0 || y < 0 || x >= width || y >= height) return 0;
      return (((bytes[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) as 0 | 1;
    },
    takeModified() {
      if (maxX < 0) return 0;
      const rows = (maxY >> 3) - (minY >> 3) + 1;
      // Three commands place the cursor in a row; columns begin at a multiple of 8.
      const sent = rows * (3 + maxX + 1 - (minX & ~7));
      minX = width;
      minY = height;
      maxX = maxY = -1;
      return sent;
    },
    touchAll: () => touch(0, 0, width - 1, height - 1),
  };
}
