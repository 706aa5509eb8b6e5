/** Graphics: what a script draws with, on a raster; the same pixels as Espruino's. Text in custom fonts only. */
import type { Palette } from './color';
import { charWidth, drawChar, type Font, makeFont } from './font';
import type { Raster } from './raster';
import type { Realm } from './realm';

interface Pen {
  color: number;
  background: number;
  font: Font | null;
  /** 0 centre, 1 right or bottom, 3 left or top. */
  alignX: number;
  alignY: number;
}

const freshPen = ({ ink, ground }: Palette): Pen => ({
  color: ink,
  background: ground,
  font: null,
  alignX: 3,
  alignY: 3,
});

function alignment(given: number): number {
  const clipped = Math.min(Math.max(given | 0, -1), 1);
  return clipped === -1 ? 3 : clipped;
}

function fontOf(pen: Pen): Font {
  if (!pen.font) throw new Error('The virtual board has custom fonts only');
  return pen.font;
}

function lineWidth(font: Font, line: string): number {
  let width = 0;
  for (let i = 0; i < line.length; i++) width += charWidth(font, line.charCodeAt(i));
  return width;
}

function drawText(raster: Raster, pen: Pen, text: string, x: number, y: number, solid: boolean): void {
  const font = fontOf(pen);
  const lines = text.split('\n');
  let top = y;
  if (pen.alignY < 2) top -= Math.trunc((lines.length * font.height * font.scale * (pen.alignY + 1)) / 2);
  for (const line of lines) {
    let left = x;
    if (pen.alignX < 2) left -= Math.trunc((lineWidth(font, line) * (pen.alignX + 1)) / 2);
    for (let i = 0; i < line.length; i++) {
      const code = line.charCodeAt(i);
      drawChar(raster, font, code, left, top, pen.color, solid ? pen.background : null);
      left += charWidth(font, code);
    }
    top += font.height * font.scale;
  }
}

/** Steps along the longer side; the other coordinate in 1/256 pixel. */
function drawLine(raster: Raster, x1: number, y1: number, x2: number, y2: number, color: number): void {
  const alongX = Math.abs(x2 - x1) > Math.abs(y2 - y1);
  let [from, to, start, end] = alongX ? [x1, x2, y1, y2] : [y1, y2, x1, x2];
  if (from > to) [from, to, start, end] = [to, from, end, start];
  const step = Math.trunc(((end - start) << 8) / Math.max(to - from, 1));
  let across = (start << 8) + 128;
  for (let along = from; along <= to; along++, across += step) {
    const [x, y] = alongX ? [along, across >> 8] : [across >> 8, along];
    raster.fill(x, y, x, y, color);
  }
}

type Corners = [x1: number, y1: number, x2: number, y2: number];

/** Whole numbers, or an object {x, y, x2, y2} or {x, y, w, h}. */
function corners(x1: unknown, y1: number, x2: number, y2: number): Corners {
  if (typeof x1 !== 'object' || x1 === null) return [Number(x1) | 0, y1 | 0, x2 | 0, y2 | 0];
  const at = x1 as {
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
    w?: number;
    h?: number;
  };
  const left = (at.x1 ?? at.x ?? 0) | 0;
  const top = (at.y1 ?? at.y ?? 0) | 0;
  return [
    left,
    top,
    at.w === undefined ? (at.x2 ?? 0) | 0 : left + at.w,
    at.h === undefined ? (at.y2 ?? 0) | 0 : top + at.h,
  ];
}

function drawing(raster: Raster, pen: Pen, palette: Palette) {
  const clear = () => raster.fill(0, 0, raster.width - 1, raster.height - 1, pen.background);
  return {
    reset: () => void Object.assign(pen, freshPen(palette)),
    clear(reset?: unknown) {
      if (reset) Object.assign(pen, freshPen(palette));
      clear();
    },
    fillRect: (...at: Parameters<typeof corners>) => raster.fill(...corners(...at), pen.color),
    clearRect: (...at: Parameters<typeof corners>) => raster.fill(...corners(...at), pen.background),
    drawRect(...at: Parameters<typeof corners>) {
      const [x1, y1, x2, y2] = corners(...at);
      raster.fill(x1, y1, x2, y1, pen.color);
      raster.fill(x2, y1, x2, y2, pen.color);
      raster.fill(x1, y2, x2, y2, pen.color);
      raster.fill(x1, y1, x1, y2, pen.color);
    },
    drawLine: (x1: number, y1: number, x2: number, y2: number) =>
      drawLine(raster, x1 | 0, y1 | 0, x2 | 0, y2 | 0, pen.color),
    setPixel: (x: number, y: number, color?: unknown) =>
      raster.fill(
        x | 0,
        y | 0,
        x | 0,
        y | 0,
        color === undefined ? pen.color : palette.read(color, undefined, undefined),
      ),
    setColor(r: unknown, g: unknown, b: unknown) {
      pen.color = palette.read(r, g, b);
    },
    setBgColor(r: unknown, g: unknown, b: unknown) {
      pen.background = palette.read(r, g, b);
    },
    setFontCustom(bitmap: unknown, firstChar: number, width: unknown, height: number) {
      pen.font = makeFont(bitmap, firstChar, width, height);
    },
    setFontAlign(x: number, y: number, rotation?: number) {
      if (rotation) throw new Error('The virtual board does not turn text');
      pen.alignX = alignment(x);
      pen.alignY = alignment(y);
    },
    drawString: (text: unknown, x: number, y: number, solid?: unknown) =>
      drawText(raster, pen, String(text), x | 0, y | 0, Boolean(solid)),
  };
}

/** @param more functions that the object has besides */
export function createGraphics(raster: Raster, palette: Palette, realm: Realm, more: Record<string, unknown>): object {
  const pen = freshPen(palette);
  const values = {
    buffer: raster.buffer,
    getWidth: () => raster.width,
    getHeight: () => raster.height,
    getPixel: (x: number, y: number) => palette.tell(raster.colorAt(x | 0, y | 0)),
    getColor: () => palette.tell(pen.color),
    getBgColor: () => palette.tell(pen.background),
    getFontHeight: () => fontOf(pen).height * fontOf(pen).scale,
    stringWidth: (text: unknown) =>
      Math.max(
        ...String(text)
          .split('\n')
          .map((line) => lineWidth(fontOf(pen), line)),
      ),
    getModified(reset: unknown) {
      const area = raster.changed(Boolean(reset));
      return area ? realm.parseJson(JSON.stringify(area)) : undefined;
    },
    ...more,
  };
  return realm.object(values, drawing(raster, pen, palette));
}
