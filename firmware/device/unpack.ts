/**
 * What a packed room is as a script (tools/pack.mjs packs): pieces, one after the other, as a board has not the memory
 * for two copies of a room. Espruino's own functions do the work; words are read where they lie.
 */
import type { Room } from './roomNames';
import { storage } from './storage';

const enum Pack {
  Bits = 6,
  /** Bytes of the map that the file begins with; lengths follow. */
  Map = 64,
  /** Where the places of words begin; those of rooms follow. */
  Places = 76,
  Words = 768,
  /** The first word's number as a character that the bytes encode; those below are themselves. */
  FirstWord = 256,
  /** Where the boot code ends at the latest; what is behind is in the file of the rooms. */
  BootEnd = 13000,
  /** Bytes of a group: a piece has so many groups as its own byte says. */
  Group = 3,
}

/** @returns the pieces of a room, one at each call, '' behind the last */
export const unpack = (room: Room): (() => string) => {
  const file = storage.readArrayBuffer('zn.rooms') as ArrayBuffer;
  const bytes = new Uint8Array(file);
  const map = new Uint8Array(file, 0, Pack.Map);
  const places = new Uint16Array(file, Pack.Places, Pack.Words + room + 1);
  const text = storage.read('zn.rooms') as string;
  const boot = storage.read('.bootcde') as string;
  const word = (n: number): string => {
    const i = n - Pack.FirstWord;
    const place = places[i] as number;
    const from = place >> 2;
    const length = (bytes[Pack.Map + (i >> 6)] as number) + (place & 3);
    return from < Pack.BootEnd ? boot.substr(from, length) : text.substr(from - Pack.BootEnd, length);
  };
  const start = places[Pack.Words + room] as number;
  const count = bytes[start] as number;
  let piece = 0;
  let at = start + count + 1;
  return () => {
    if (++piece > count) return '';
    const length = (bytes[start + piece] as number) * Pack.Group;
    const symbols = new Uint8Array((length * 8) / Pack.Bits);
    E.mapInPlace(new Uint8Array(file, at, length), symbols, map, Pack.Bits);
    at += length;
    return E.decodeUTF8(E.toString(symbols), [], word);
  };
};
