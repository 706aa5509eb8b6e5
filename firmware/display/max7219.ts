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

/** One register of each chip: what is sent first goes through to the right block. */
const frame = new Uint8Array(4);

const send = (place: number, right: number, left: number): void => {
  frame[0] = frame[2] = place;
  frame[1] = right;
  frame[3] = left;
  SPI1.write(frame, board.display.pins.cs);
};

/** How many places a text takes. */
export const placesOf = (text: string): number => text.replace(/[.:]/g, '').length;

/** What every place shows, by contact and place. */
const shown = [new Uint8Array(Chip.Places + 1), new Uint8Array(Chip.Places + 1)];

/** Places are of both blocks: what changes on one is sent with what stands on the other. */
const put = (contact: number, place: number, lit: number): void => {
  const own = shown[contact] as Uint8Array;
  if (own[place] == lit) return;
  own[place] = lit;
  send(place, shown[1]![place] as number, shown[0]![place] as number);
};

const glyph = (char: string): number => segments.charCodeAt(char.charCodeAt(0) - Segments.First);

/**
 * Writes from the right; dots and colons belong to the place before.
 * @param from place of the text's end
 * @returns the place left of it
 */
export const write = (contact: number, from: number, text: string): number => {
  let dot = 0;
  let place = from;
  for (let i = text.length - 1; i >= 0 && place <= Chip.Places; i--) {
    const char = text.charAt(i);
    if (char == '.' || char == ':') dot = Chip.Dot;
    else {
      put(contact, place++, glyph(char) | dot);
      dot = 0;
    }
  }
  return place;
};

/** By contact: the place left of the time, and the letters for what has room from there to the bar. */
const frees = [1, 1];
export const letters = ['', ''];

/** Places between time and bar. */
export const roomFor = (contact: number): number => Chip.Places - frees[contact]!;

export const drawLetters = (contact: number): void => {
  const room = roomFor(contact);
  write(contact, frees[contact] as number, letters[contact]!.slice(0, room).padEnd(room));
};

export const drawTime = (contact: number, text: string): void => {
  const free = write(contact, 1, text);
  if (free == frees[contact]) return;
  frees[contact] = free;
  drawLetters(contact);
};

export const drawTail = (contact: number, seconds: number): void => {
  write(contact, 1, seconds < 10 ? '0' + seconds : '' + seconds);
};

export const drawRun = (contact: number): void => {
  const bar = glyph('#');
  put(0, Chip.Places, contact ? 0 : bar);
  put(1, Chip.Places, contact == 1 ? bar : 0);
};

export const swapRun = (contact: number): void => drawRun(1 - contact);

/** To all chips. */
const tell = (register: number, value: number): void => send(register, value, value);

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
for (let place = 1; place <= Chip.Places; place++) tell(place, 0);
setLight(50);
setPower(true);
