/**
 * What a packed room is as a script (tools/pack.mjs packs). Espruino's own functions do the work; the words that rooms
 * share are many variables, so they live only as long as one room is read.
 */
import { storage } from './storage';

const enum Pack {
  Bits = 6,
  /** Bytes of the map that the file of the words begins with. */
  Map = 64,
  /** The first word's number as a character that the bytes encode; those below are themselves. */
  FirstWord = 256,
}

/** @param word what stands for a word that is not in the list */
const decode = (packed: TypedArray, map: TypedArray, words: readonly string[], word: string): string => {
  const bytes = new Uint8Array((packed.length * 8) / Pack.Bits);
  E.mapInPlace(packed, bytes, map, Pack.Bits);
  return E.decodeUTF8(E.toString(bytes), words, word);
};

/** @param room a file of Storage */
export const unpack = (room: string): string => {
  const file = storage.readArrayBuffer('zn.words') as ArrayBuffer;
  const map = new Uint8Array(file, 0, Pack.Map);
  const list = decode(new Uint8Array(file, Pack.Map), map, [], '","');
  const words = global.eval(`[${','.repeat(Pack.FirstWord)}${list}`) as string[];
  return decode(new Uint8Array(storage.readArrayBuffer(room) as ArrayBuffer), map, words, '');
};
