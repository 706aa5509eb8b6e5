/**
 * Rooms as they lie in flash, all in one file: symbols of six bits. A symbol is a character, or a lead: a lead and one more
 * symbol are a rarer character or one of the words, which all rooms of a board share. Symbols become bytes by a map, and
 * these are the UTF-8 text that Espruino's own E.decodeUTF8 reads, which asks for the words, so that hardly any of our code
 * runs (firmware/device/unpack.ts). The low six bits of a symbol's byte are the symbol: what comes second is told by them.
 * The boot code lies in flash as it is, so words that stand in it are read there. A room is packed in pieces
 * (tools/pieces.mjs), so that no more than one of them is in memory twice.
 *
 * The file: the map; by lead of words the length of its shortest one; places of words; places of rooms; the words that the
 * boot code lacks; the rooms, each its count of pieces, how many groups of bytes each has, the pieces.
 */
import { Offence } from './refusal.mjs';
import { readWords } from './words.mjs';

const Bits = 6;
const Symbols = 1 << Bits;

/** Leads: 0xC0 to 0xC3 give any character, those from 0xC4 the words from 256 on. */
const CharacterLeads = [0, 1, 2, 3];
const FirstWordLead = 4;
const WordLeads = 12;

/** Two bits of a word's place are its length less that of its lead's shortest, the others where it begins. */
const Lengths = 4;
const LongestWord = 14;
/** Where the boot code ends at the latest, as places go: what is behind is in the file of the rooms. */
const BootEnd = 13000;
const PlaceEnd = 65536 / Lengths;

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

/** @returns {string[][]} words by leads, so that those of a lead have hardly more lengths than one */
function byLead(words) {
  const leads = [];
  for (const word of [...words].sort((a, b) => a.length - b.length)) {
    const last = leads.at(-1);
    if (last && last.length < Symbols && word.length < last[0].length + Lengths) last.push(word);
    else leads.push([word]);
  }
  return leads;
}

/** @param {string[]} words the best ones first @returns {string[]} those for which there are leads */
function fitting(words) {
  const kept = [];
  for (const word of words) if (byLead([...kept, word]).length <= WordLeads) kept.push(word);
  return kept;
}

/** What stands before the rooms. @returns {Buffer} the rooms' places being counted from its end */
function headOf(leads, singles, boot, offsets) {
  const letters = overlapped(leads.flat().filter((word) => !boot.includes(word)));
  const map = Buffer.from(singles.map(byteOf));
  const shortest = Buffer.alloc(WordLeads);
  const places = Buffer.alloc(2 * (WordLeads * Symbols + offsets.length));
  const lettersAt = map.length + shortest.length + places.length;
  const placeOf = (word) => (boot.includes(word) ? boot.indexOf(word) : BootEnd + lettersAt + letters.indexOf(word));
  for (const [lead, words] of leads.entries()) {
    shortest[lead] = words[0].length;
    for (const [i, word] of words.entries())
      places.writeUInt16LE(placeOf(word) * Lengths + word.length - words[0].length, 2 * (lead * Symbols + i));
  }
  const head = lettersAt + letters.length;
  for (const [i, offset] of offsets.entries()) places.writeUInt16LE(head + offset, 2 * (WordLeads * Symbols + i));
  return Buffer.concat([map, shortest, places, Buffer.from(letters, 'latin1')]);
}

/** @returns {Buffer} */
function roomOf(pieces) {
  const groups = pieces.map((piece) => piece.length / Group);
  const long = groups.findIndex((count) => count > MostGroups);
  if (long >= 0 || pieces.length > MostGroups) throw new Offence(`a room's piece ${long} has ${groups[long]} groups`);
  return Buffer.concat([Buffer.from([pieces.length, ...groups]), ...pieces]);
}

/**
 * @param {string[][]} rooms by number, each as pieces of a script, a character a byte; none where the board has no such room
 * @param {string} boot the boot code
 * @returns {string} the file; Latin-1
 */
export function pack(rooms, boot) {
  if (boot.length > BootEnd) throw new Offence(`the boot code has ${boot.length} bytes, of ${BootEnd}`);
  const isFree = (word) => boot.includes(word);
  const price = {
    isFree,
    most: WordLeads * Symbols,
    longest: LongestWord,
    costs(counts) {
      const singles = chooseSingles(counts);
      return (character) => Bits * symbolsOf(character, singles).length;
    },
    wordCost: 2 * Bits,
    listed: (word) => 16 + (isFree(word) ? 0 : 7 * word.length),
  };
  const { words, counts, splitBy } = readWords(rooms.flat(), price);
  const leads = byLead(fitting(words));
  const singles = chooseSingles(counts);
  const symbols = new Map(leads.flatMap((list, lead) => list.map((word, i) => [word, [FirstWordLead + lead, i]])));
  const split = splitBy([...symbols.keys()]);
  const toSymbols = (piece) => symbols.get(piece) ?? symbolsOf(piece, singles);
  const packed = rooms.map((pieces) =>
    roomOf(pieces.map((piece) => bytesOf(split(piece).flatMap(toSymbols), singles))),
  );
  const offsets = packed.map((_, i) => packed.slice(0, i).reduce((sum, { length }) => sum + length, 0));
  const head = headOf(leads, singles, boot, offsets);
  if (BootEnd + head.length > PlaceEnd) throw new Offence(`words have ${head.length} bytes, of ${PlaceEnd - BootEnd}`);
  return Buffer.concat([head, ...packed]).toString('latin1');
}
