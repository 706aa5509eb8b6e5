/**
 * Espruino's files in flash: a log of headers and data. A header is 32 bytes: size (24 bits, little endian), flags, then
 * the name of at most 28 bytes; four zero bytes over the name's beginning make it trash.
 */
import type { Flash, FlashPort } from './flash';

const headerBytes = 32;
const nameBytes = 28;

export interface FileEntry {
  /** Where its data begins. */
  address: number;
  size: number;
  flags: number;
  name: string;
}

/** Files begin at multiples of 4. */
const aligned = (address: number) => (address + 3) & ~3;

function nameAt(flash: Flash, address: number): string {
  let name = '';
  for (let i = 0; i < nameBytes; i++) {
    const code = flash.bytes[address + i] ?? 0;
    if (code === 0) break;
    name += String.fromCharCode(code);
  }
  return name;
}

/** The header at an address, null where there is none. A trashed file has no name. */
function headerAt(flash: Flash, at: number): FileEntry | null {
  const { bytes } = flash;
  if (at + headerBytes > bytes.length) return null;
  const size = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
  const flags = bytes[at + 3] ?? 0;
  if ((size === 0xffffff && flags === 0xff) || (size === 0 && flags === 0)) return null;
  if (at + headerBytes + size > bytes.length) return null;
  return { address: at + headerBytes, size, flags, name: nameAt(flash, at + 4) };
}

/** What a file takes of the flash, its header included. */
export const spaceOf = (size: number) => headerBytes + aligned(size);

const endOf = (file: FileEntry) => aligned(file.address + file.size);

function nextPage(flash: Flash, at: number): number {
  return (Math.floor(at / flash.pageBytes) + 1) * flash.pageBytes;
}

/** Every file, trash included; after a gap the search goes on with the next page. */
export function allFiles(flash: Flash): FileEntry[] {
  const found: FileEntry[] = [];
  let file = headerAt(flash, 0);
  while (file) {
    found.push(file);
    const end = endOf(file);
    if (end + headerBytes > flash.bytes.length) break;
    file = headerAt(flash, end) ?? headerAt(flash, nextPage(flash, end));
  }
  return found;
}

export const isLive = (file: FileEntry) => file.name !== '' && file.flags === 0;

export function findFile(flash: Flash, name: string): FileEntry | undefined {
  return allFiles(flash).find((file) => isLive(file) && file.name === name);
}

export const shortName = (name: unknown) => String(name).slice(0, nameBytes);

export function trashFile(port: FlashPort, file: FileEntry): void {
  port.program(file.address - nameBytes, new Uint8Array(4));
}

/** Where a new file can begin, and how much would be free if the trash were gone. */
function findRoom(flash: Flash, neededBytes: number): { at: number | null; reclaimable: number } {
  const { bytes } = flash;
  let at = 0;
  let reclaimable = 0;
  while (at < bytes.length) {
    for (let file = headerAt(flash, at); file; file = headerAt(flash, at)) {
      if (file.name === '') reclaimable += file.size;
      at = endOf(file);
    }
    const page = nextPage(flash, at);
    const roomBytes = (headerAt(flash, page) ? page : bytes.length) - at;
    reclaimable += roomBytes;
    if (roomBytes >= neededBytes) return { at, reclaimable };
    at = page;
  }
  return { at: null, reclaimable };
}

/** Makes a file of that size and returns where its data goes; null when there is no room even without the trash. */
export function createFile(port: FlashPort, name: string, size: number, moved: Moved): number | null {
  const { flash } = port;
  const neededBytes = aligned(size) + headerBytes;
  let { at, reclaimable } = findRoom(flash, neededBytes);
  if (at === null && neededBytes < reclaimable) {
    compact(port, moved);
    at = findRoom(flash, neededBytes).at;
  }
  if (at === null) return null;
  const header = new Uint8Array(headerBytes);
  header.set([size & 255, (size >> 8) & 255, (size >> 16) & 255, 0]);
  for (let i = 0; i < name.length; i++) header[4 + i] = name.charCodeAt(i);
  port.program(at, header);
  return at + headerBytes;
}

/** Told where a file's data was and where it is now. */
export type Moved = (from: number, to: number) => void;

/** Copies the living files together, from the first page with trash on. */
export function compact(port: FlashPort, moved: Moved): void {
  const { flash } = port;
  const files = allFiles(flash);
  const firstTrash = files.findIndex((file) => file.name === '');
  if (firstTrash < 0) return;
  // A page into which a file reaches from before cannot be erased: go back to one that begins with a header.
  let first = firstTrash;
  while (first > 0 && ((files[first] as FileEntry).address - headerBytes) % flash.pageBytes !== 0) first--;
  const kept = files.slice(first).filter(isLive);
  const from = (files[first] as FileEntry).address - headerBytes;
  const image = new Uint8Array(flash.bytes.length - from).fill(0xff);
  let at = 0;
  const moves = kept.map((file) => {
    const bytes = flash.bytes.slice(file.address - headerBytes, endOf(file));
    image.set(bytes, at);
    at += bytes.length;
    return { from: file.address, to: from + at - bytes.length + headerBytes };
  });
  // Page by page, what lies behind waits: so it is lost only when its own page is reached, or erased at the end.
  for (let page = 0; page < at; page += flash.pageBytes) {
    port.erasePages(from + page, 1);
    port.program(from + page, image.subarray(page, Math.min(at, page + flash.pageBytes)));
  }
  const done = Math.ceil(at / flash.pageBytes);
  port.erasePages(from + done * flash.pageBytes, image.length / flash.pageBytes - done);
  for (const move of moves) moved(move.from, move.to);
}

export interface FlashStats {
  totalBytes: number;
  freeBytes: number;
  fileBytes: number;
  fileCount: number;
  trashBytes: number;
  trashCount: number;
}

export function flashStats(flash: Flash): FlashStats {
  const totalBytes = flash.bytes.length;
  const stats = { totalBytes, freeBytes: totalBytes, fileBytes: 0, fileCount: 0, trashBytes: 0, trashCount: 0 };
  for (const file of allFiles(flash)) {
    const bytes = endOf(file) - file.address + headerBytes;
    if (file.name === '') {
      stats.trashBytes += bytes;
      stats.trashCount++;
    } else {
      stats.fileBytes += bytes;
      stats.fileCount++;
    }
    stats.freeBytes = totalBytes - endOf(file);
  }
  return stats;
}
