/** `require("Storage")`: files in flash, with Espruino's rules and texts of error. */
import { fromShortJson, writeShortJson } from './espruinoJson';
import { allFiles, compact, createFile, findFile, flashStats, isLive, shortName, trashFile } from './fileLog';
import { type Flash, isErased, openFlash } from './flash';
import type { Realm } from './realm';

export interface Storage {
  read(name: unknown, offset?: number, length?: number): string | undefined;
  readArrayBuffer(name: unknown): ArrayBuffer | undefined;
  readJSON(name: unknown, noExceptions?: unknown): unknown;
  write(name: unknown, data: unknown, offset?: number, size?: number): boolean;
  writeJSON(name: unknown, data: unknown): boolean;
  erase(name: unknown): void;
  eraseAll(): void;
  list(match?: unknown): string[];
  compact(): void;
  getFree(): number;
  getStats(): unknown;
}

/** A script's view: an ArrayBuffer cannot lie over a part of another, so it is kept equal to the flash. */
interface View {
  address: number;
  bytes: Uint8Array;
}

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 4096) text += String.fromCharCode(...bytes.subarray(i, i + 4096));
  return text;
}

const bytesOfText = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0) & 255);

function bytesOfData(data: unknown): Uint8Array {
  if (typeof data === 'string') return bytesOfText(data);
  if (typeof data === 'number') return Uint8Array.of(data);
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  if (Object.prototype.toString.call(data) === '[object ArrayBuffer]') return new Uint8Array(data as ArrayBuffer);
  if (Array.isArray(data)) {
    return bytesOfText(
      data.map((item) => (typeof item === 'string' ? item : String.fromCharCode(item & 255))).join(''),
    );
  }
  throw new Error("Can't get pointer to data to write");
}

const isPlainObject = (data: unknown) => Object.prototype.toString.call(data) === '[object Object]';

export function createStorage(flash: Flash, realm: Realm): Storage {
  let views: View[] = [];
  const port = openFlash(flash, (from, to) => {
    for (const { address, bytes } of views) {
      if (address < to && from < address + bytes.length) {
        bytes.set(flash.bytes.subarray(address, address + bytes.length));
      }
    }
  });

  function moved(from: number, to: number): void {
    for (const view of views) {
      if (view.address !== from) continue;
      view.address = to;
      // In between other files lay where it had been.
      view.bytes.set(flash.bytes.subarray(to, to + view.bytes.length));
    }
  }

  function remove(name: string): void {
    const file = findFile(flash, name);
    if (!file) return;
    views = views.filter((view) => view.address !== file.address);
    trashFile(port, file);
  }

  function read(name: unknown, offset = 0, length = 0): string | undefined {
    const file = findFile(flash, shortName(name));
    if (!file) return undefined;
    const from = Math.min(Math.max(offset | 0, 0), file.size);
    const wanted = (length | 0) > 0 ? length | 0 : file.size;
    return textOf(flash.bytes.subarray(file.address + from, file.address + Math.min(from + wanted, file.size)));
  }

  /** Where the data goes: in the file that is there, or in a new one in its place. */
  function target(name: string, data: Uint8Array, offset: number, size: number): number | 'equal' {
    let file = findFile(flash, name);
    if (offset === 0 && (!file || file.size !== size || !isErased(flash, file.address, file.address + size))) {
      const old = file && flash.bytes.subarray(file.address, file.address + size);
      if (old && file?.size === size && data.length === size && data.every((byte, i) => byte === old[i]))
        return 'equal';
      remove(name);
      createFile(port, name, size, moved);
      file = findFile(flash, name);
    }
    if (!file) throw new Error('Unable to find or create file');
    if (offset + data.length > file.size) throw new Error('Too much data for file size');
    return file.address + offset;
  }

  function write(name: unknown, data: unknown, offset = 0, size = 0): boolean {
    if (isPlainObject(data)) return write(name, JSON.stringify(data));
    if (offset < 0 || size < 0) return false;
    const bytes = bytesOfData(data);
    const wantedBytes = size === 0 ? bytes.length : size;
    if (wantedBytes === 0) throw new Error("Can't create zero length file");
    const address = target(shortName(name), bytes, offset, wantedBytes);
    if (address === 'equal') return true;
    if (!isErased(flash, address, address + bytes.length)) {
      throw new Error('File already written with different data');
    }
    port.program(address, bytes);
    return true;
  }

  function readArrayBuffer(name: unknown): ArrayBuffer | undefined {
    const file = findFile(flash, shortName(name));
    if (!file) return undefined;
    const known = views.find((view) => view.address === file.address);
    if (known) return known.bytes.buffer as ArrayBuffer;
    const buffer = realm.newArrayBuffer(file.size);
    const bytes = new Uint8Array(buffer);
    bytes.set(flash.bytes.subarray(file.address, file.address + file.size));
    views.push({ address: file.address, bytes });
    return buffer;
  }

  function readJson(name: unknown, noExceptions?: unknown): unknown {
    const text = read(name);
    if (text === undefined) return undefined;
    try {
      return realm.parseJson(fromShortJson(text));
    } catch (error) {
      if (noExceptions) return undefined;
      throw error;
    }
  }

  function list(match?: unknown): string[] {
    const names = allFiles(flash)
      .filter(isLive)
      .map((file) => file.name);
    const wanted = match === undefined ? names : names.filter((name) => name.match(match as RegExp));
    return realm.parseJson(JSON.stringify(wanted)) as string[];
  }

  return {
    read,
    readArrayBuffer,
    readJSON: readJson,
    write,
    writeJSON: (name, data) => write(name, writeShortJson(data)),
    erase: (name) => remove(shortName(name)),
    eraseAll() {
      views = [];
      port.eraseFrom(0);
    },
    list,
    compact: () => compact(port, moved),
    getFree: () => flashStats(flash).freeBytes,
    getStats: () => realm.parseJson(JSON.stringify(flashStats(flash))),
  };
}
