/** Pictures of few colors as PNG files. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const Indexed = 3;

const rowBytesOf = (width, depth) => Math.ceil((width * depth) / 8);

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(4);
  around.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([around, body, check]);
}

/**
 * @param {number} width
 * @param {number} height
 * @param {number[][]} palette red, green, blue from 0 to 255 each; 16 colors at most
 * @param {(x: number, y: number) => number} colorAt index in the palette
 * @returns {Buffer} a PNG file, the same for the same picture
 */
export function encodePng(width, height, palette, colorAt) {
  const depth = palette.length <= 2 ? 1 : palette.length <= 4 ? 2 : 4;
  const rowBytes = rowBytesOf(width, depth);
  // Each row begins with its filter: none.
  const raw = Buffer.alloc((rowBytes + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const bit = x * depth;
      raw[y * (rowBytes + 1) + 1 + (bit >> 3)] |= colorAt(x, y) << (8 - depth - (bit & 7));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = Indexed;
  const chunks = [
    ['IHDR', header],
    ['PLTE', Buffer.from(palette.flat())],
    ['IDAT', deflateSync(raw, { level: 9 })],
    ['IEND', Buffer.alloc(0)],
  ];
  return Buffer.concat([signature, ...chunks.map(([type, data]) => chunk(type, data))]);
}

/** @param {Buffer} file that encodePng made */
export function decodePng(file) {
  const chunks = {};
  for (let at = signature.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    chunks[file.toString('latin1', at + 4, at + 8)] = file.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  const { IHDR: header, IDAT: data } = chunks;
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const depth = header[8];
  if (header[9] !== Indexed) throw new Error('not a picture of few colors');
  const rowBytes = rowBytesOf(width, depth);
  const raw = inflateSync(data);
  const at = (x, y) => {
    const bit = x * depth;
    return (raw[y * (rowBytes + 1) + 1 + (bit >> 3)] >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
  };
  return { width, height, at };
}
