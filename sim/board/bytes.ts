/** What E does with bytes, as Espruino does it: bits taken apart, UTF-8 read with a lookup. */

/** A script's arrays are those of its own world, which are slow to read from here. */
const own = (bytes: Uint8Array) => new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);

/** @param bits of an element, the first ones first, whatever bytes they lie in */
export function mapInPlace(from: Uint8Array, to: Uint8Array, map: Uint8Array | undefined, bits = 8): void {
  const [source, target] = [own(from), own(to)];
  const table = map && own(map);
  let held = 0;
  let count = 0;
  let next = 0;
  for (let i = 0; i < target.length && (next < source.length || count >= bits); i++) {
    for (; count < bits; count += 8) held = (held << 8) | (source[next++] ?? 0);
    count -= bits;
    const element = (held >> count) & ((1 << bits) - 1);
    target[i] = table ? (table[element] ?? 0) : element;
  }
}

/** By a first byte: how many bytes follow. */
const following = Uint8Array.from({ length: 256 }, (_, byte) =>
  (byte & 0xe0) === 0xc0 ? 1 : (byte & 0xf0) === 0xe0 ? 2 : (byte & 0xf8) === 0xf0 ? 3 : 0,
);

/** Characters up to 255 pass; of those beyond, the text at their number, else what `rest` says. Nothing is checked. */
export function decodeUtf8(text: string, lookup: ArrayLike<string>, rest: (code: number) => string): string {
  let result = '';
  let plain = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    const more = following[code] as number;
    if (more === 0) continue;
    result += text.slice(plain, i);
    code &= 0x3f >> more;
    for (let n = 0; n < more; n++) code = (code << 6) | (text.charCodeAt(++i) & 0x3f);
    result += code < 256 ? String.fromCharCode(code) : (lookup[code] ?? rest(code));
    plain = i + 1;
  }
  return result + text.slice(plain);
}

/** @returns a character for each byte */
export const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
