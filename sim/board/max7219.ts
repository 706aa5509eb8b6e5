/** A chain of MAX7219, eight seven-segment digits each, as a picture and as text. */
import type { Picture } from './raster';

const register = { decode: 9, intensity: 10, scan: 11, power: 12, test: 15 } as const;

const Places = 8;
/** Of a digit, in pixels: with the gap to the next one, and without. */
const Cell = 8;
const Height = 9;
/** Between two blocks. */
const Gap = 8;

type Box = readonly [x1: number, y1: number, x2: number, y2: number];

/** By bit, from the lowest: g f e d c b a and the dot. */
const shapes: readonly Box[] = [
  [1, 4, 3, 4],
  [0, 1, 0, 3],
  [0, 5, 0, 7],
  [1, 8, 3, 8],
  [4, 5, 4, 7],
  [4, 1, 4, 3],
  [1, 0, 3, 0],
  [6, 8, 6, 8],
];

/** Rows of a digit as characters, a bit of `lit` each; the dot stands behind it. */
const letters: readonly (readonly [bits: readonly number[], marks: string])[] = [
  [[-1, 6, -1, -1], ' _  '],
  [[1, 0, 5, -1], '|_| '],
  [[2, 3, 4, 7], '|_|.'],
];

export interface Chain {
  readonly picture: Picture;
  /** What was clocked in while the chips were selected: they take over what is in them then. */
  receive(bytes: readonly number[]): void;
  /** All of them. */
  isOn(): boolean;
  /** 0 to 1, of the first one. */
  brightness(): number;
}

/** @param litAt what is lit at a place, counted from the left */
function pictureOf(blocks: number, litAt: (block: number, place: number) => number): Picture {
  const blockWidth = Places * Cell + Gap;
  const width = blocks * blockWidth - Gap;
  const places = Array.from({ length: Places }, (_, place) => place);

  function getPixel(x: number, y: number): 0 | 1 {
    const block = Math.floor(x / blockWidth);
    const place = Math.floor((x % blockWidth) / Cell);
    if (x < 0 || x >= width || place >= Places) return 0;
    const column = (x % blockWidth) % Cell;
    const lit = litAt(block, place);
    const isIn = ([x1, y1, x2, y2]: Box, bit: number) =>
      (lit >> bit) & 1 && column >= x1 && column <= x2 && y >= y1 && y <= y2;
    return shapes.some(isIn) ? 1 : 0;
  }

  const rowOf = (lit: number, bits: readonly number[], marks: string) =>
    bits.map((bit, i) => (bit >= 0 && (lit >> bit) & 1 ? marks[i] : ' ')).join('');
  const text = () =>
    letters.map(([bits, marks]) =>
      Array.from({ length: blocks }, (_, block) =>
        places.map((place) => rowOf(litAt(block, place), bits, marks)).join(''),
      ).join('    '),
    );
  return { width, height: Height, getPixel, text };
}

/** @param blocks the first one is the next to the board, and on the left */
export function createChain(blocks: number): Chain {
  const shift = new Uint8Array(blocks * 2);
  const registers = Array.from({ length: blocks }, () => new Uint8Array(16));

  function litAt(block: number, place: number): number {
    const of = registers[block] as Uint8Array;
    if (of[register.test]) return 0xff;
    const digit = Places - place;
    if (!of[register.power] || digit > (of[register.scan] ?? 0) + 1) return 0;
    if (of[register.decode]) throw new Error('The virtual MAX7219 has no decoder');
    return of[digit] ?? 0;
  }

  return {
    picture: pictureOf(blocks, litAt),
    isOn: () => registers.every((of) => of[register.power] === 1),
    brightness: () => ((registers[0]?.[register.intensity] ?? 0) & 15) / 15,
    receive(bytes) {
      for (const byte of bytes) {
        shift.copyWithin(0, 1);
        shift[shift.length - 1] = byte;
      }
      // The last that came in is in the first chip.
      registers.forEach((of, block) => {
        const at = shift.length - 2 - block * 2;
        of[(shift[at] ?? 0) & 15] = shift[at + 1] ?? 0;
      });
    },
  };
}
