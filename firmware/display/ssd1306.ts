/** SSD1306 on I2C: 128 x 64, one bit. It makes the `g` that the board does not have; a flip sends what changed. */

import { digitsScale, useDigits } from './digits';
import { scales } from './halves';
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

/** A name of the script is found sooner than one of the board. */
const bus = I2C1;

const command = (bytes: readonly number[]): void => bus.writeTo(Chip.Address, Chip.Commands, bytes);

/** The chip has the uppermost pixel of a byte in its lowest bit; Espruino, since 2v25, in the highest where nobody says so. */
const lcd = Graphics.createArrayBuffer(board.display.width, board.display.height, 1, {
  vertical_byte: true,
  msb: false,
});
global.g = lcd;

/** A part of the picture as it is sent in one go: where it goes, and its rows of 8 pixels. What is drawn there is in it. */
const partOf = (left: number, end: number, row: number, last: number): Uint8Array[] => {
  const c = Chip.Command;
  const part = [new Uint8Array([c, Chip.Columns, c, left, c, end - 1, c, Chip.Rows, c, row, c, last, Chip.Data])];
  for (; row <= last; row++) part.push(new Uint8Array(lcd.buffer, row * board.display.width + left, end - left));
  return part;
};

/** What changed, row by row: less than 255 bytes are sent at once, as some boards cannot more. */
export const flush = (): void => {
  const changed = lcd.getModified(true);
  if (changed)
    for (let row = changed.y1 >> 3; row <= changed.y2 >> 3; row++)
      bus.writeTo(Chip.Address, partOf(changed.x1, changed.x2 + 1, row, row));
};

const enum Look {
  /** A column of a bar. */
  Bar = 0x3f,
}

const enum Width {
  /** Two digits in the biggest font, and the longest time. */
  Tail = 24,
  Time = 56,
}

bus.setup({ sda: board.display.pins.sda, scl: board.display.pins.scl, bitrate: 400000 });
lcd.flip = flush;
// Off; clock; 64 rows; from the top; its own supply; as a picture, left to right, top to bottom; pins; timing; on.
command([
  Chip.Off,
  0xd5,
  0x80,
  0xa8,
  63,
  0xd3,
  0,
  0x40,
  0x8d,
  0x14,
  0x20,
  0,
  0xa1,
  0xc8,
  0xda,
  0x12,
  0xd9,
  0xf1,
  0xdb,
  0x40,
  0xa4,
  0xa6,
  Chip.On,
]);
lcd.clear();

/** By contact. With getModified a press would send all that lies between bars and time. */
const tails = [leftEnd, rightEnd].map((end) => partOf(end - Width.Tail, end, timeTop >> 3, timeBottom >> 3));
const times = [leftEnd, rightEnd].map((end) => partOf(end - Width.Time, end, timeTop >> 3, timeBottom >> 3));

const bars = partOf(2, right - 1, 0, 0);

/** The picture's upper 8 rows with a bar, by the contact that stops: to copy them as words is quicker than to draw. */
const upper = new Uint32Array(lcd.buffer, 0, board.display.width / 4);
const barred = [half + 2, 2].map(
  (left) => new Uint32Array(new Uint8Array(board.display.width).fill(Look.Bar, left, left + (half - 4)).buffer),
);

/** @param still the bars stay */
export const swapRun = (contact: number, seconds: number, minute?: number, still?: boolean): void => {
  if (seconds >= 0) {
    if (scales[contact] != digitsScale) useDigits(scales[contact] as number);
    const text = seconds < 10 ? '0' + seconds : seconds;
    lcd.drawString(minute! >= 0 ? minute + ':' + text : text, contact ? rightEnd : leftEnd, timeMiddle, true);
  }
  bus.writeTo(Chip.Address, (minute! >= 0 ? times : tails)[contact] as Uint8Array[]);
  if (still) return;
  upper.set(barred[contact] as Uint32Array);
  bus.writeTo(Chip.Address, bars);
};

export const drawTail = (contact: number, seconds: number, minute?: number): void =>
  swapRun(contact, seconds, minute, true);

/** A bar over the time that runs, none over the other. */
export const drawRun = (contact: number): void => {
  lcd.clearRect(0, 0, right, barBottom);
  if (contact >= 0) upper.set(barred[1 - contact] as Uint32Array);
  flush();
};

/** It is its own light. */
export const setLight = (percent: number): void => command([Chip.Contrast, ((percent * 255) / 100) | 0]);

/** The picture stays in its memory. */
export const setPower = (on: boolean): void => command([on ? Chip.On : Chip.Off]);
