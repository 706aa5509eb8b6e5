/**
 * Two blocks of eight seven-segment digits, a MAX7219 each, the left one first in the chain. From the left a block has a
 * bar when its time runs, letters for signs, and the time with dots: `1.59.59`.
 */
import { Segments, segments } from './fonts';

const enum Chip {
  /** Registers; the digits are 1 (right) to 8. */
  Decode = 9,
  Intensity = 10,
  Scan = 11,
  Power = 12,
  Test = 15,
  Places = 8,
  Dot = 0x80,
}

/** What every place shows, as it is sent: register and digit of the right block, which go through the left one, and of that. */
const frames: Uint8Array[] = [];
for (let place = 0; place <= Chip.Places; place++) frames.push(new Uint8Array([place, 0, place, 0]));

const enum At {
  Right = 1,
  Left = 3,
}

/** Names of the script are found sooner than those of the board. */
const spi = SPI1;
const select = board.display.pins.cs;

const send = (frame: Uint8Array): void => spi.write(frame, select);

const put = (at: At, place: number, lit: number): void => {
  const frame = frames[place] as Uint8Array;
  if (frame[at] == lit) return;
  frame[at] = lit;
  spi.write(frame, select);
};

/**
 * Dots and colons belong to the place before.
 * @param first place of the first character; from there it goes on to the right
 */
export const write = (contact: number, first: number, text: string): void => {
  const at = contact ? At.Right : At.Left;
  let place = first + 1;
  let lit = 0;
  // The blank ends the last place.
  for (const char of text + ' ') {
    if (char == ':' || char == '.') lit |= Chip.Dot;
    else {
      const frame = frames[place] as Uint8Array;
      if (place <= first && frame[at] != lit) {
        frame[at] = lit;
        send(frame);
      }
      place--;
      lit = segments.charCodeAt(char.charCodeAt(0) - Segments.First);
    }
  }
};

/** By contact: places of the time, and the letters for what has room from there to the bar. */
const taken = [0, 0];
export const letters = ['', ''];

/** Places between time and bar. */
export const roomFor = (contact: number): number => Chip.Places - 1 - taken[contact]!;

export const drawLetters = (contact: number): void => {
  const room = roomFor(contact);
  write(contact, Chip.Places - 1, letters[contact]!.slice(0, room).padEnd(room));
};

/** An hour and more has two colons, other times one, or a dot. */
export const drawTime = (contact: number, text: string): void => {
  const places = text.length - (text.length > 5 ? 2 : 1);
  write(contact, places, text);
  if (places == taken[contact]) return;
  taken[contact] = places;
  drawLetters(contact);
};

/** By their values: a text's characters are dear. */
const digits = new Uint8Array(10);
for (let i = 0; i < 10; i++) digits[i] = segments.charCodeAt(Segments.Zero + i);

export const drawTail = (contact: number, seconds: number, minute?: number): void => {
  const at = contact ? At.Right : At.Left;
  const tens = (seconds / 10) | 0;
  if (minute! >= 0) put(at, 3, digits[minute!]! + Chip.Dot);
  put(at, 2, digits[tens]!);
  put(at, 1, digits[seconds - tens * 10]!);
};

export const drawRun = (contact: number): void => {
  const frame = frames[Chip.Places] as Uint8Array;
  frame[At.Left] = contact ? 0 : Segments.Bar;
  frame[At.Right] = contact == 1 ? Segments.Bar : 0;
  send(frame);
};

export const swapRun = (contact: number, seconds: number, minute?: number): void => {
  let frame = frames[Chip.Places] as Uint8Array;
  frame[At.Left] = contact ? Segments.Bar : 0;
  frame[At.Right] = contact ? 0 : Segments.Bar;
  spi.write(frame, select);
  if (seconds < 0) return;
  // As drawTail, with not one call more, as each is a fiftieth of a press; the seconds are mostly others.
  const at = contact ? At.Right : At.Left;
  const tens = (seconds / 10) | 0;
  if (minute! >= 0) put(at, 3, digits[minute!]! + Chip.Dot);
  frame = frames[2] as Uint8Array;
  frame[at] = digits[tens] as number;
  spi.write(frame, select);
  frame = frames[1] as Uint8Array;
  frame[at] = digits[seconds - tens * 10] as number;
  spi.write(frame, select);
};

/** To all chips. */
const tell = (register: number, value: number): void => send(new Uint8Array([register, value, register, value]));

/** It is its own light. */
export const setLight = (percent: number): void => tell(Chip.Intensity, ((percent * 15) / 100) | 0);

/** The digits stay in its memory. */
export const setPower = (on: boolean): void => tell(Chip.Power, on ? 1 : 0);

/** All is sent as it is drawn. */
export const flush = (): void => {};

SPI1.setup({ sck: board.display.pins.clk, mosi: board.display.pins.din, baud: 1000000 });
tell(Chip.Test, 0);
tell(Chip.Decode, 0);
tell(Chip.Scan, Chip.Places - 1);
for (const frame of frames) send(frame);
setLight(50);
setPower(true);
