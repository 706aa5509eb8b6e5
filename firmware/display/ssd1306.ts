/** SSD1306 on I2C: 128 x 64, one bit. It makes the `g` that the board does not have; a flip sends what changed. */

import { digitsScale, useDigits } from './digits';
import { drawBank as drawText, scales } from './halves';
import { barBottom, half, leftEnd, right, rightEnd, timeBottom, timeMiddle, timeTop } from './layout';

export { drawTime } from './halves';

const enum Chip {
  Address = 0x3c,
  /** First byte of what is sent. */
  Commands = 0x00,
  Data = 0x40,
  /** One byte of a command, with more to come. */
  Command = 0x80,
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
export const flush = (): void => {
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

const enum Width {
  /** Two digits in the biggest font, and the longest time. Less than 255 bytes are sent at once: some boards cannot more. */
  Tail = 24,
  Time = 56,
}

I2C1.setup({ sda: board.display.pins.sda, scl: board.display.pins.scl, bitrate: 400000 });
global.g = Graphics.createArrayBuffer(board.display.width, board.display.height, 1, { vertical_byte: true });
g.flip = flush;
// Off; clock; 64 rows; from the top; its own supply; as a picture, left to right, top to bottom; pins; timing; on.
command([Chip.Off, 0xd5, 0x80, 0xa8, 63, 0xd3, 0, 0x40, 0x8d, 0x14, 0x20, 0, 0xa1, 0xc8, 0xda, 0x12]);
command([0xd9, 0xf1, 0xdb, 0x40, 0xa4, 0xa6, Chip.On]);
g.clear();

/** A part of the picture as it is sent in one go: where it goes, and its rows of 8 pixels. What is drawn there is in it. */
const partOf = (left: number, count: number, row: number, last: number): Uint8Array[] => {
  const c = Chip.Command;
  const right = left + count - 1;
  const place = new Uint8Array([c, Chip.Columns, c, left, c, right, c, Chip.Rows, c, row, c, last, Chip.Data]);
  const part = [place];
  for (; row <= last; row++) part.push(new Uint8Array(g.buffer, row * board.display.width + left, count));
  return part;
};

/** By contact. With getModified a press would send all that lies between bars and time. */
const tails: Uint8Array[][] = [];
const times: Uint8Array[][] = [];
for (const end of [leftEnd, rightEnd]) {
  tails.push(partOf(end - Width.Tail, Width.Tail, timeTop >> 3, timeBottom >> 3));
  times.push(partOf(end - Width.Time, Width.Time, timeTop >> 3, timeBottom >> 3));
}
const bars = partOf(2, right - 3, 0, 0);

export const drawTail = (contact: number, seconds: number): void => {
  if (scales[contact] != digitsScale) useDigits(scales[contact] as number);
  g.drawString(seconds < 10 ? '0' + seconds : seconds, contact ? rightEnd : leftEnd, timeMiddle, true);
  I2C1.writeTo(Chip.Address, tails[contact] as Uint8Array[]);
};

export const drawBank = (contact: number, seconds: number): void => {
  drawText(contact, seconds);
  g.getModified(true);
  I2C1.writeTo(Chip.Address, times[contact] as Uint8Array[]);
};

export const swapRun = (contact: number, seconds: number): void => {
  if (seconds >= 0) drawTail(contact, seconds);
  if (contact) g.clearRect(half + 2, 0, right - 2, barBottom).fillRect(2, 0, half - 3, barBottom);
  else g.clearRect(2, 0, half - 3, barBottom).fillRect(half + 2, 0, right - 2, barBottom);
  I2C1.writeTo(Chip.Address, bars);
};

/** A bar over the time that runs, none over the other. */
export const drawRun = (contact: number): void => {
  g.clearRect(0, 0, right, barBottom);
  if (contact >= 0) swapRun(1 - contact, -1);
  flush();
};

/** It is its own light. */
export const setLight = (percent: number): void => command([Chip.Contrast, ((percent * 255) / 100) | 0]);

/** The picture stays in its memory. */
export const setPower = (on: boolean): void => command([on ? Chip.On : Chip.Off]);
