/**
 * Settings and own controls in flash: two files in turn, each a check, a count and the values. What power leaves of a
 * file that was just written is not taken. Written only while no clock runs.
 */
import { settings } from '../settings';
import { storage } from '../storage';

/** Which comes last, sound, light, the oscillator's pace, own controls. */
type Stored = [count: number, sound: number, light: number, ppm: number | null, slots: (string | null)[]];

const enum Most {
  /** Of all own controls beside a log of one page: half of what that leaves, without headers and the rest (device/pages). */
  Letters = 126,
}

const enum Sum {
  Modulus = 65521,
  Length = 5,
}

const nameOf = (count: number): string => 'zn.s' + (count & 1);

const sumOf = (text: string): string => {
  let sum = 7;
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % Sum.Modulus;
  return ('0000' + sum).slice(-Sum.Length);
};

const readFile = (count: number): Stored | null => {
  const text = storage.read(nameOf(count)) || '';
  const body = text.slice(Sum.Length);
  return text && sumOf(body) == text.slice(0, Sum.Length) ? (JSON.parse(body) as Stored) : null;
};

const read = (): Stored => {
  const even = readFile(0);
  const odd = readFile(1);
  const last = even && odd ? (even[0] > odd[0] ? even : odd) : even || odd;
  return last || [0, settings.sound_, settings.light_, settings.ppm_, [null, null, null, null, null]];
};

/** @returns there was room for it */
const write = (slots: (string | null)[]): boolean => {
  const count = read()[0] + 1;
  const body = JSON.stringify([count, settings.sound_, settings.light_, settings.ppm_, slots]);
  let done = false;
  try {
    done = storage.write(nameOf(count), sumOf(body) + body);
  } catch (_) {
    done = false;
  }
  return done;
};

/** At boot. */
export const loadSettings = (into: typeof settings): void => {
  const stored = read();
  into.sound_ = stored[1];
  into.light_ = stored[2];
  into.ppm_ = stored[3];
};

export const saveSettings = (): boolean => write(read()[4]);

export const ownControls = (): (string | null)[] => read()[4];

/** @returns there was room for it */
export const saveControl = (slot: number, text: string): boolean => {
  const slots = read()[4].map((before, i) => (i == slot ? text : before));
  return (board.allScreens || JSON.stringify(slots).length <= Most.Letters) && write(slots);
};
