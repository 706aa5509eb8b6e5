/** `require("Storage")`: files in flash, with Espruino's rules and texts of error. */
import { textOf } from './bytes';
import { fromShortJson, writeShortJson } from './espruinoJson';
import {
  allFiles,
  compact,
  createFile,
  type FileEntry,
  findFile,
  flashStats,
  isLive,
  shortName,
  trashFile,
} from './fileLog';
import { type Flash, type FlashPort, isErased, openFlash } from './flash';
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

const bytesOfText = (text: string): Uint8Array => Buffer.from(text, 'latin1');

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

/** A script's view: an ArrayBuffer cannot lie over a part of another, so it is kept equal to the flash. */
interface View {
  address: number;
  bytes: Uint8Array;
}

function createViews(flash: Flash, realm: Realm) {
  let views: View[] = [];

  return {
    /** The flash has changed in [from, to). */
    refresh(from: number, to: number): void {
      for (const { address, bytes } of views) {
        if (address < to && from < address + bytes.length) {
          bytes.set(flash.bytes.subarray(address, address + bytes.length));
        }
      }
    },
    moved(from: number, to: number): void {
      for (const view of views) {
        if (view.address !== from) continue;
        view.address = to;
        // In between other files lay where it had been.
        view.bytes.set(flash.bytes.subarray(to, to + view.bytes.length));
      }
    },
    forget(file: FileEntry): void {
      views = views.filter((view) => view.address !== file.address);
    },
    forgetAll(): void {
      views = [];
    },
    over(file: FileEntry): ArrayBuffer {
      const known = views.find((view) => view.address === file.address);
      if (known) return known.bytes.buffer as ArrayBuffer;
      const buffer = realm.newArrayBuffer(file.size);
      const bytes = new Uint8Array(buffer);
      bytes.set(flash.bytes.subarray(file.address, file.address + file.size));
      views.push({ address: file.address, bytes });
      return buffer;
    },
  };
}

/** Files as text, kept while their bytes are: scripts are read again and again. */
function createTexts(flash: Flash) {
  const texts = new Map<number, string>();
  return {
    refresh(from: number, to: number): void {
      for (const [address, text] of texts) if (address < to && from < address + text.length) texts.delete(address);
    },
    of({ address, size }: FileEntry): string {
      const known = texts.get(address);
      if (known?.length === size) return known;
      const text = textOf(flash.bytes.subarray(address, address + size));
      texts.set(address, text);
      return text;
    },
  };
}

function readFile({ flash, texts }: Files, name: unknown, offset = 0, length = 0): string | undefined {
  const file = findFile(flash, shortName(name));
  if (!file) return undefined;
  if (!offset && !length) return texts.of(file);
  const from = Math.min(Math.max(offset | 0, 0), file.size);
  const wanted = (length | 0) > 0 ? length | 0 : file.size;
  return textOf(flash.bytes.subarray(file.address + from, file.address + Math.min(from + wanted, file.size)));
}

function listFiles(flash: Flash, match?: unknown): string[] {
  const names = allFiles(flash)
    .filter(isLive)
    .map((file) => file.name);
  return match === undefined ? names : names.filter((name) => name.match(match as RegExp));
}

interface Files {
  flash: Flash;
  port: FlashPort;
  views: ReturnType<typeof createViews>;
  texts: ReturnType<typeof createTexts>;
}

function removeFile({ flash, port, views }: Files, name: string): void {
  const file = findFile(flash, name);
  if (!file) return;
  views.forget(file);
  trashFile(port, file);
}

/** Where the data goes: in the file that is there, or in a new one in its place. */
function target(files: Files, name: string, data: Uint8Array, offset: number, size: number): number | 'equal' {
  const { flash, port, views } = files;
  let file = findFile(flash, name);
  if (offset === 0 && (!file || file.size !== size || !isErased(flash, file.address, file.address + size))) {
    const old = file && flash.bytes.subarray(file.address, file.address + size);
    if (old && file?.size === size && Buffer.compare(data, old) === 0) return 'equal';
    removeFile(files, name);
    createFile(port, name, size, views.moved);
    file = findFile(flash, name);
  }
  if (!file) throw new Error('Unable to find or create file');
  if (offset + data.length > file.size) throw new Error('Too much data for file size');
  return file.address + offset;
}

function writeFile(files: Files, name: unknown, data: unknown, offset = 0, size = 0): boolean {
  if (isPlainObject(data)) return writeFile(files, name, JSON.stringify(data));
  if (offset < 0 || size < 0) return false;
  const bytes = bytesOfData(data);
  const wantedBytes = size === 0 ? bytes.length : size;
  if (wantedBytes === 0) throw new Error("Can't create zero length file");
  const address = target(files, shortName(name), bytes, offset, wantedBytes);
  if (address === 'equal') return true;
  if (!isErased(files.flash, address, address + bytes.length)) {
    throw new Error('File already written with different data');
  }
  files.port.program(address, bytes);
  return true;
}

export function createStorage(flash: Flash, realm: Realm): Storage {
  const views = createViews(flash, realm);
  const texts = createTexts(flash);
  const port = openFlash(flash, (from, to) => {
    views.refresh(from, to);
    texts.refresh(from, to);
  });
  const files: Files = { flash, port, views, texts };
  const inRealm = (value: unknown) => realm.parseJson(JSON.stringify(value));

  return {
    read: (name, offset, length) => readFile(files, name, offset, length),
    readArrayBuffer(name) {
      const file = findFile(flash, shortName(name));
      return file && views.over(file);
    },
    readJSON(name, noExceptions) {
      const text = readFile(files, name);
      if (text === undefined) return undefined;
      try {
        return realm.parseJson(fromShortJson(text));
      } catch (error) {
        if (noExceptions) return undefined;
        throw error;
      }
    },
    write: (name, data, offset, size) => writeFile(files, name, data, offset, size),
    writeJSON: (name, data) => writeFile(files, name, writeShortJson(data)),
    erase: (name) => removeFile(files, shortName(name)),
    eraseAll() {
      views.forgetAll();
      port.erasePages(0, flash.bytes.length / flash.pageBytes);
    },
    list: (match) => inRealm(listFiles(flash, match)) as string[],
    compact: () => compact(port, views.moved),
    getFree: () => flashStats(flash).freeBytes,
    getStats: () => inRealm(flashStats(flash)),
  };
}
