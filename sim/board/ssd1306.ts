/** An SSD1306 of 128 x 64 that is told by I2C what to show. */
import type { Picture } from './raster';

const Columns = 128;
const Pages = 8;

/** Commands with arguments, and how many. */
const argumentsOf: Readonly<Record<number, number>> = {
  32: 1,
  33: 2,
  34: 2,
  129: 1,
  141: 1,
  168: 1,
  211: 1,
  213: 1,
  217: 1,
  218: 1,
  219: 1,
};

const command = { columns: 0x21, pages: 0x22, contrast: 0x81, turnX: 0xa1, turnY: 0xc8, off: 0xae, on: 0xaf } as const;
/** What a transfer begins with: the kind of all bytes that follow; or that a byte of a command comes, and then again this. */
const transfer = { commands: 0x00, data: 0x40, byte: 0x80 } as const;

/** A place that goes on by one and around between two ends. */
function createRange(end: number) {
  let [from, to, at] = [0, end, 0];
  return {
    at: () => at,
    set(first: number, last: number) {
      [from, to, at] = [first, last, first];
    },
    /** @returns true: it is at its beginning again */
    step(): boolean {
      at = at === to ? from : at + 1;
      return at === from;
    },
  };
}

export interface Oled {
  readonly picture: Picture;
  receive(bytes: readonly number[]): void;
  isOn(): boolean;
  /** 0 to 1. */
  brightness(): number;
}

export function createOled(): Oled {
  const memory = new Uint8Array(Columns * Pages);
  const column = createRange(Columns - 1);
  const page = createRange(Pages - 1);
  const state = { on: false, contrast: 0x7f, turnedX: false, turnedY: false };

  function obey(code: number, [first = 0, last = 0]: readonly number[]): void {
    if (code === command.columns) column.set(first, last);
    else if (code === command.pages) page.set(first, last);
    else if (code === command.contrast) state.contrast = first;
    else if (code === command.on || code === command.off) state.on = code === command.on;
    else if (code === command.turnX) state.turnedX = true;
    else if (code === command.turnY) state.turnedY = true;
  }

  function obeyAll(codes: readonly number[]): void {
    for (let i = 0; i < codes.length; ) {
      const code = codes[i] as number;
      const count = argumentsOf[code] ?? 0;
      obey(code, codes.slice(i + 1, i + 1 + count));
      i += 1 + count;
    }
  }

  function fill(data: readonly number[]): void {
    for (const byte of data) {
      memory[page.at() * Columns + column.at()] = byte;
      if (column.step()) page.step();
    }
  }

  return {
    picture: {
      width: Columns,
      height: Pages * 8,
      getPixel(x, y) {
        if (!state.on || x < 0 || y < 0 || x >= Columns || y >= Pages * 8) return 0;
        // As it is mounted, a picture that is not turned stands on its head.
        const [cx, cy] = [state.turnedX ? x : Columns - 1 - x, state.turnedY ? y : Pages * 8 - 1 - y];
        return (((memory[(cy >> 3) * Columns + cx] ?? 0) >> (cy & 7)) & 1) as 0 | 1;
      },
    },
    isOn: () => state.on,
    brightness: () => state.contrast / 255,
    receive(bytes) {
      const codes: number[] = [];
      let at = 0;
      for (; bytes[at] === transfer.byte; at += 2) codes.push(bytes[at + 1] as number);
      obeyAll(codes);
      if (bytes[at] === transfer.commands) obeyAll(bytes.slice(at + 1));
      else if (bytes[at] === transfer.data) fill(bytes.slice(at + 1));
    },
  };
}
