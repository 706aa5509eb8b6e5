/**
 * What a packed room is as a script (tools/pack.mjs packs): pieces, one after the other, as a board has not the memory
 * for two copies of a room. Espruino's own functions do the work; words are read where they lie.
 */
import { storage } from './storage';

const enum Pack {
  Bits = 6,
  /** Bytes of the map that the file of the words begins with; their places follow. */
  Map = 64,
  /** The first word's number as a character that the bytes encode; those below are themselves. */
  FirstWord = 256,
  /** Bytes of a group: a piece has so many groups as its own byte says. */
  Group = 3,
}

/** @returns the pieces of a file of Storage, one at each call, '' behind the last */
export const unpack = (room: string): (() => string) => {
  const file = storage.readArrayBuffer(room) as ArrayBuffer;
  const lengths = new Uint8Array(file);
  const list = storage.readArrayBuffer('zn.words') as ArrayBuffer;
  const map = new Uint8Array(list, 0, Pack.Map);
  const places = new Uint16Array(list, Pack.Map);
  const words = storage.read('zn.words') as string;
  const word = (n: number): string => {
    const place = places[n - Pack.FirstWord] as number;
    return words.substr(place >> 4, (place & 15) + 2);
  };
  let piece = 0;
  let at = (lengths[0] as number) + 1;
  return () => {
    if (++piece > (lengths[0] as number)) return '';
    const length = (lengths[piece] as number) * Pack.Group;
    const bytes = new Uint8Array((length * 8) / Pack.Bits);
    E.mapInPlace(new Uint8Array(file, at, length), bytes, map, Pack.Bits);
    at += length;
    return E.decodeUTF8(E.toString(bytes), [], word);
  };
};
