/**
 * Rooms as they lie in flash: symbols of six bits. A symbol is a character, or a lead: a lead and one more symbol are a
 * rarer character or one of the words, which all rooms of a board share. Symbols become bytes by a map, and these are the
 * UTF-8 text that Espruino's own E.decodeUTF8 reads, which asks for the words, so that hardly any of our code runs
 * (firmware/device/unpack.ts). The low six bits of a symbol's byte are the symbol: what comes second is told by them.
 * A room is packed in pieces (tools/pieces.mjs), so that no more than one of them is in memory twice.
 */
import { Offence } from './refusal.mjs';
import { readWords } from './words.mjs';

const Bits = 6;
const Symbols = 1 << Bits;

/** Leads: 0xC0 and 0xC1 give any character, those from 0xC4 the words from 256 on. */
const CharacterLeads = [0, 1];
const FirstWordLead = 4;
const WordLeads = 6;

/** A word's place: so many bits are its length less two, the others where it begins in the file of the words. */
const LengthBits = 4;
const LongestWord = 1 + (1 << LengthBits);
const Reach = 1 << (16 - LengthBits);

/** Fills a piece's last bytes; nothing after a script. */
const filler = ' ';
/** Four symbols. */
const Group = 3;
const MostGroups = 255;

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

/** The words in one string in which some share letters. */
function overlapped(words) {
  let all = '';
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    if (all.includes(word)) continue;
    let shared = word.length - 1;
    while (!all.endsWith(word.slice(0, shared))) shared--;
    all += word.slice(shared);
  }
  return all;
}

/** The file of the words: the map of symbols, the words' places, the words. */
function wordFile(words, singles) {
  const letters = overlapped(words);
  const begin = Symbols + words.length * 2;
  const places = Buffer.alloc(words.length * 2);
  for (const [i, word] of words.entries()) {
    const at = begin + letters.indexOf(word);
    if (at >= Reach) throw new Offence(`the words of rooms have ${begin + letters.length} bytes, of ${Reach}`);
    places.writeUInt16LE((at << LengthBits) + word.length - 2, i * 2);
  }
  // Places are read as an array of two bytes each, to the file's end.
  const even = letters.length % 2 > 0 ? `${letters}${filler}` : letters;
  return text(Buffer.concat([Buffer.from(singles.map(byteOf)), places, Buffer.from(even, 'latin1')]));
}

/** A room's file: how many pieces, how many groups of bytes each has, the pieces. */
function roomFile(pieces) {
  const groups = pieces.map((piece) => piece.length / Group);
  const long = groups.findIndex((count) => count > MostGroups);
  if (long >= 0 || pieces.length > MostGroups) throw new Offence(`a room's piece ${long} has ${groups[long]} groups`);
  return text(Buffer.concat([Buffer.from([pieces.length, ...groups]), ...pieces]));
}

/**
 * @param {string[][]} rooms each as pieces of a script, of ASCII characters
 * @returns {{words: string, packed: string[]}} the file of the words; the rooms' files; Latin-1
 */
export function pack(rooms) {
  const { words, counts, split } = readWords(rooms.flat(), {
    most: WordLeads * Symbols,
    longest: LongestWord,
    costs(counts) {
      const singles = chooseSingles(counts);
      return (character) => Bits * symbolsOf(character, singles).length;
    },
    wordCost: 2 * Bits,
    listed: (word) => 16 + 7 * word.length,
  });
  const singles = chooseSingles(counts);
  const places = new Map(words.map((word, i) => [word, i]));
  const toSymbols = (piece) => (places.has(piece) ? wordSymbols(places.get(piece)) : symbolsOf(piece, singles));
  const packedPiece = (piece) => bytesOf(split(piece).flatMap(toSymbols), singles);
  return { words: wordFile(words, singles), packed: rooms.map((pieces) => roomFile(pieces.map(packedPiece))) };
}
