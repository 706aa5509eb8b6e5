/** SSD1306 on I2C: 128 x 64, one bit. It makes the `g` that the board does not have; a flip sends what changed. */
import { drawTail as drawSeconds } from './halves';

export { drawRun, drawTime, flush, swapRun } from './halves';

const enum Chip {
  Address = 0x3c,
  /** First byte of what is sent. */
  Commands = 0x00,
  Data = 0x40,
  /** Commands. */
  Columns = 0x21,
  Rows = 0x22,
  Contrast = 0x81,
  Off = 0xae,
  On = 0xaf,
}

const command = (bytes: readonly number[] | Uint8Array): void => I2C1.writeTo(Chip.Address, Chip.Commands, bytes);

/** The command that says where the data goes. */
const area = new Uint8Array([Chip.Columns, 0, 0, Chip.Rows, 0, 0]);

/** Rows of 8 pixels, a byte for each column. */
const flip = (): void => {
  const changed = g.getModified(true);
  if (!changed) return;
  const left = changed.x1;
  const count = changed.x2 - left + 1;
  const last = changed.y2 >> 3;
  let row = changed.y1 >> 3;
  area[1] = left;
  area[2] = changed.x2;
  area[4] = row;
  area[5] = last;
  command(area);
  for (; row <= last; row++)
    I2C1.writeTo(Chip.Address, Chip.Data, new Uint8Array(g.buffer, row * board.display.width + left, count));
};

/** Sent by itself: with the bars it would be all that lies between. */
export const drawTail = (contact: number, seconds: number): void => {
  drawSeconds(contact, seconds);
  flip();
};

I2C1.setup({ sda: board.display.pins.sda, scl: board.display.pins.scl, bitrate: 400000 });
global.g = Graphics.createArrayBuffer(board.display.width, board.display.height, 1, { vertical_byte: true });
g.flip = flip;
// Off; clock; 64 rows; from the top; its own supply; as a picture, left to right, top to bottom; pins; timing; on.
command([Chip.Off, 0xd5, 0x80, 0xa8, 63, 0xd3, 0, 0x40, 0x8d, 0x14, 0x20, 0, 0xa1, 0xc8, 0xda, 0x12]);
command([0xd9, 0xf1, 0xdb, 0x40, 0xa4, 0xa6, Chip.On]);
g.clear();

/** It is its own light. */
export const setLight = (percent: number): void => command([Chip.Contrast, ((percent * 255) / 100) | 0]);

/** The picture stays in its memory. */
export const setPower = (on: boolean): void => command([on ? Chip.On : Chip.Off]);
