/** What E does with bytes, as Espruino does it: bits taken apart, UTF-8 read with a lookup. */

/** @param bits of an element, the first ones first, whatever bytes they lie in */
export function mapInPlace(from: Uint8Array, to: Uint8Array, map: ArrayLike<number> | undefined, bits = 8): void {
  let held = 0;
  let count = 0;
  let next = 0;
  for (let i = 0; i < to.length && (next < from.length || count >= bits); i++) {
    for (; count < bits; count += 8) held = (held * 256 + (from[next++] ?? 0)) % 2 ** 32;
    count -= bits;
    const element = Math.floor(held / 2 ** count) % 2 ** bits;
    to[i] = map ? (map[element] ?? 0) : element;
  }
}

const leads = [
  { of: (byte: number) => (byte & 0xe0) === 0xc0, kept: 0x1f, more: 1 },
  { of: (byte: number) => (byte & 0xf0) === 0xe0, kept: 0x0f, more: 2 },
  { of: (byte: number) => (byte & 0xf8) === 0xf0, kept: 0x07, more: 3 },
];

/** Characters up to 255 pass; of those beyond, the text at their number, else `rest`. Nothing is checked. */
export function decodeUtf8(text: string, lookup: ArrayLike<string> | undefined, rest = ''): string {
  let result = '';
  for (let i = 0; i < text.length; i++) {
    const byte = text.charCodeAt(i);
    const lead = leads.find(({ of }) => of(byte));
    let code = lead ? byte & lead.kept : byte;
    for (let more = lead?.more ?? 0; more > 0; more--) code = (code << 6) | (text.charCodeAt(++i) & 0x3f);
    result += code < 256 ? String.fromCharCode(code) : (lookup?.[code] ?? rest);
  }
  return result;
}

/** @returns a character for each byte */
export const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
