/** The display of a board, as its entry names it: what the script draws with, what is to be seen, what it cost. */
import type { Buses } from './buses';
import { blackAndWhite, eightColors } from './color';
import { createGraphics } from './graphics';
import type { BoardEntry } from './hardware';
import { createChain } from './max7219';
import {
  type Area,
  bitsInRows,
  bytesInRows,
  createRaster,
  type Picture,
  type Raster,
  topInHighBit,
  topInLowBit,
} from './raster';
import type { Realm } from './realm';
import { createOled } from './ssd1306';
import type { Supply } from './supply';

export interface Display {
  readonly picture: Picture;
  /** `g` of a board that has an LCD of its own. */
  readonly globals: object;
  /** Bytes that went to the display. */
  drawnBytes(): number;
}

/** What a display is connected with. */
interface Around {
  realm: Realm;
  buses: Buses;
  supply: Supply;
}

interface Lcd {
  picture: Picture;
  raster: Raster;
  palette: typeof blackAndWhite;
  /** Bytes that the LCD is sent for an area. */
  bytes(area: Area): number;
}

/** The LCD is sent what changed when the script flips it. */
function lcdDisplay({ picture, raster, palette, bytes }: Lcd, { realm }: Around): Display {
  let sent = 0;
  const flip = (all?: unknown): void => {
    if (all) raster.touchAll();
    const area = raster.changed(true);
    if (area) sent += bytes(area);
  };
  return { picture, globals: { g: createGraphics(raster, palette, realm, { flip }) }, drawnBytes: () => sent };
}

/** ST7567: whole rows of 8 pixels, from a multiple of 8 on; three commands place the cursor in a row. */
function pixl({ display: { width, height } }: BoardEntry, around: Around): Display {
  const { realm, supply } = around;
  const raster = createRaster(width, height, bitsInRows(width, height, realm.newArrayBuffer));
  const bytes = ({ x1, y1, x2, y2 }: Area) => ((y2 >> 3) - (y1 >> 3) + 1) * (3 + x2 + 1 - (x1 & ~7));
  const getPixel = (x: number, y: number) => raster.colorAt(x, y) as 0 | 1;
  const lcd = lcdDisplay({ picture: { width, height, getPixel }, raster, palette: blackAndWhite, bytes }, around);
  const Pixl = realm.object({
    setLCDPower(on: unknown) {
      supply.display = Boolean(on);
    },
  });
  return { ...lcd, globals: { ...lcd.globals, Pixl } };
}

const White = 7;
/** Number of a line, and its pixels of 3 bits. */
const LineBytes = 2 + 66;

/** LPM013M126: whole lines. */
function bangle2({ display: { width, height } }: BoardEntry, around: Around): Display {
  const raster = createRaster(width, height, bytesInRows(width, height, around.realm.newArrayBuffer));
  const picture: Picture = {
    width,
    height,
    getPixel: (x, y) => (raster.colorAt(x, y) === White ? 0 : 1),
    colorAt: raster.colorAt,
  };
  const bytes = ({ y1, y2 }: Area) => (y2 - y1 + 1) * LineBytes;
  return lcdDisplay({ picture, raster, palette: eightColors, bytes }, around);
}

/** Two blocks of eight digits. */
function max7219({ display: { pins } }: BoardEntry, { buses, supply }: Around): Display {
  const { picture, receive, isOn, brightness } = createChain(2);
  let sent = 0;
  buses.onSpi(pins.cs ?? '', (bytes) => {
    sent += bytes.length;
    receive(bytes);
    supply.display = isOn();
    supply.brightness = brightness();
  });
  return { picture, globals: {}, drawnBytes: () => sent };
}

const oledAddress = 0x3c;

function ssd1306(_entry: BoardEntry, { buses, supply }: Around): Display {
  const { picture, receive, isOn, brightness } = createOled();
  let sent = 0;
  buses.onI2c(oledAddress, (bytes) => {
    // The address is sent too.
    sent += bytes.length + 1;
    receive(bytes);
    supply.display = isOn();
    supply.brightness = brightness();
  });
  return { picture, globals: {}, drawnBytes: () => sent };
}

const displays = { pixl, bangle2, max7219, ssd1306 } as const;

interface BufferOptions {
  vertical_byte?: unknown;
  /** Absent: it is so, since Espruino 2v25. */
  msb?: unknown;
}

/** `Graphics`: pictures in memory. */
export const graphicsGlobal = (realm: Realm): object =>
  realm.object({
    createArrayBuffer(width: number, height: number, bits: number, options?: BufferOptions) {
      if (bits !== 1) throw new Error('The virtual board has array buffers of 1 bit per pixel');
      const highFirst = options?.msb ?? true;
      if (!highFirst && !options?.vertical_byte) throw new Error('The virtual board has rows with `msb` only');
      const memory = options?.vertical_byte ? (highFirst ? topInHighBit : topInLowBit) : bitsInRows;
      const raster = createRaster(width, height, memory(width, height, realm.newArrayBuffer));
      return createGraphics(raster, blackAndWhite, realm, {});
    },
  });

export const createDisplay = (entry: BoardEntry, around: Around): Display =>
  displays[entry.display.driver](entry, around);
