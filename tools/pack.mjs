/**
 * Rooms as they lie in flash: symbols of six bits. A symbol is a character, or a lead: a lead and one more symbol are a
 * rarer character or one of the words, which all rooms of a board share. Symbols become bytes by a map, and these are the
 * UTF-8 text that Espruino's own E.decodeUTF8 reads with the words as its lookup, so that hardly any of our code runs
 * (firmware/device/unpack.ts). The low six bits of a symbol's byte are the symbol: what comes second is told by them.
 */
import { readWords } from './words.mjs';

export const Bits = 6;
const Symbols = 1 << Bits;

/** Leads: 0xC0 and 0xC1 give any character, those from 0xC4 the words from 256 on. */
const CharacterLeads = [0, 1];
const FirstWordLead = 4;
const WordLeads = 3;
export const FirstWord = 256;

/** What stands between the words; in their own list no other word does. */
export const between = '","';

/** Fills the last bytes; nothing after a script. */
const filler = ' ';

/** @returns {string[]} by symbol: the character it is, or nothing for a lead; the commoner of those that could be */
function chooseSingles(counts) {
  const isLead = (s) => CharacterLeads.includes(s) || (s >= FirstWordLead && s < FirstWordLead + WordLeads);
  return Array.from({ length: Symbols }, (_, s) => {
    if (isLead(s)) return undefined;
    const could = s < 32 ? [64 + s] : [s, 64 + s];
    const characters = could.map((code) => String.fromCharCode(code));
    if (characters.includes(filler)) return filler;
    return characters.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0];
  });
}

const byteOf = (single, symbol) => (single === undefined ? 0xc0 + symbol : single.charCodeAt(0));

/** @returns {number[]} a character as symbols */
function symbolsOf(character, singles) {
  const code = character.charCodeAt(0);
  return singles[code % Symbols] === character ? [code % Symbols] : [CharacterLeads[code >> Bits], code % Symbols];
}

/** @returns {number[]} a word as symbols, by its place in the list */
const wordSymbols = (place) => [FirstWordLead + (place >> Bits), place % Symbols];

/** @returns {Buffer} symbols, the first bits first */
function bytesOf(symbols, singles) {
  const all = [...symbols];
  while (all.length % 4 > 0) all.push(...symbolsOf(filler, singles));
  const bytes = [];
  for (let i = 0; i < all.length; i += 4) {
    const bits = all.slice(i, i + 4).reduce((sum, symbol) => sum * Symbols + symbol, 0);
    bytes.push(bits >> 16, (bits >> 8) & 255, bits & 255);
  }
  return Buffer.from(bytes);
}

/** A text of one byte a character, as strings are in Espruino. */
const text = (buffer) => buffer.toString('latin1');

/**
 * @param {string[]} texts scripts of ASCII characters
 * @returns {{words: string, packed: string[]}} the file of the words, its first bytes the map; the scripts; Latin-1
 */
export function pack(texts) {
  const { words, counts, split } = readWords(texts, {
    most: WordLeads * Symbols,
    costs(counts) {
      const singles = chooseSingles(counts);
      return (character) => Bits * symbolsOf(character, singles).length;
    },
    wordCost: 2 * Bits,
  });
  const singles = chooseSingles(counts);
  const places = new Map(words.map((word, i) => [word, i]));
  const toSymbols = (piece) => (places.has(piece) ? wordSymbols(places.get(piece)) : symbolsOf(piece, singles));
  const escaped = words.map((word) => word.replace(/["\\]/g, '\\$&'));
  const list = escaped.flatMap((word, i) => [
    ...(i > 0 ? wordSymbols(0) : []),
    ...[...word].flatMap((character) => symbolsOf(character, singles)),
  ]);
  const quote = symbolsOf('"', singles);
  const map = Buffer.from(singles.map(byteOf));
  return {
    words: text(Buffer.concat([map, bytesOf([...quote, ...list, ...quote, ...symbolsOf(']', singles)], singles)])),
    packed: texts.map((whole) => text(bytesOf(split(whole).flatMap(toSymbols), singles))),
  };
}
