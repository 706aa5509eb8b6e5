/** What a script calls a color, and what of it a display can show. */

export interface Palette {
  /** Colors of a fresh Graphics, as they lie in the raster. */
  readonly ink: number;
  readonly ground: number;
  /** A number, `#rgb`, `#rrggbb`, or three parts of 1. @returns how it lies in the raster */
  read(r: unknown, g: unknown, b: unknown): number;
  /** The number by which a script knows it. */
  tell(color: number): number;
}

/** 0 to 255 each; null: it is a number. */
function partsOf(r: unknown, g: unknown, b: unknown): number[] | null {
  let parts = [r, g, b].map(Number);
  if (typeof r === 'string') {
    const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(r)?.[1];
    if (!digits) throw new Error("If Color is a String, it must be of the form '#rrggbb' or '#rgb'");
    const length = digits.length / 3;
    parts = [0, 1, 2].map((i) => {
      return Number.parseInt(digits.slice(i * length, (i + 1) * length), 16) / (length === 1 ? 15 : 255);
    });
  }
  if (!parts.every(Number.isFinite)) return null;
  return parts.map((part) => Math.min(Math.max(Math.trunc(part * 256), 0), 255));
}

/** One bit: a number's lowest, of other colors white from half the light on. */
export const blackAndWhite: Palette = {
  ink: 1,
  ground: 0,
  read(r, g, b) {
    const parts = partsOf(r, g, b);
    if (!parts) return Number(r) & 1;
    return parts.reduce((sum, part) => sum + part, 0) >= 384 ? 1 : 0;
  },
  tell: (color) => color,
};

/** Red, green and blue in a number of 16 bits. */
const fields = [0xf800, 0x07e0, 0x001f];

/** Three bits, red 1, green 2, blue 4. The LCD mixes other colors of dots; here they are refused. */
export const eightColors: Palette = {
  ink: 7,
  ground: 0,
  read(r, g, b) {
    const parts = partsOf(r, g, b);
    const lit = fields.map((field, i) => {
      const part = parts ? (parts[i] ?? 0) / 255 : (Number(r) & field) / field;
      if (part !== 0 && part !== 1) throw new Error('The virtual board does not mix colors');
      return part;
    });
    return lit.reduce<number>((sum, part, i) => sum | (part << i), 0);
  },
  tell: (color) => fields.reduce((sum, field, i) => sum | (color & (1 << i) ? field : 0), 0),
};
