/** NOR flash: bytes are erased by the page to 0xFF and programmed once. It outlives the board. */

export interface Flash {
  readonly bytes: Uint8Array;
  readonly pageBytes: number;
  /** How often each page was erased. */
  readonly erases: Uint32Array;
  /** A power cut to come, in the middle of a write; null: none. */
  cut: Cut | null;
}

/** The supply goes when so much has been done to the flash. */
export interface Cut {
  /** Bytes to be programmed, and pages to be erased, until then. */
  left: number;
  /** Of the byte that is programmed just then these bits stay as they were: 255 all of them. */
  tornBits: number;
  /** What was left when the first page was erased. */
  erasedAt?: number;
}

/** Thrown out of every change of the flash since the supply went. */
export class PowerLost extends Error {
  static readonly text = 'the supply is gone';

  constructor() {
    super(PowerLost.text);
  }
}

/** What a board does to its flash; a script's views of it follow. */
export interface FlashPort {
  readonly flash: Flash;
  /** Bits only go from 1 to 0. */
  program(address: number, data: Uint8Array): void;
  /** From `address`, the beginning of a page. */
  erasePages(address: number, pages: number): void;
}

export function createFlash(pages: number, pageBytes: number): Flash {
  return { bytes: new Uint8Array(pages * pageBytes).fill(0xff), pageBytes, erases: new Uint32Array(pages), cut: null };
}

/** One byte programmed, or one page erased, unless the supply goes. @param torn what of it happens then */
function step(flash: Flash, done: () => void, torn: (bits: number) => void): void {
  const { cut } = flash;
  if (cut && cut.left-- <= 0) {
    if (cut.left === -1) torn(cut.tornBits);
    throw new PowerLost();
  }
  done();
}

/** @param changed is told of every change of [from, to) */
export function openFlash(flash: Flash, changed: (from: number, to: number) => void): FlashPort {
  const { bytes, pageBytes } = flash;
  const programByte = (address: number, byte: number) => {
    bytes[address] = (bytes[address] ?? 0) & byte;
  };

  return {
    flash,
    program(address, data) {
      try {
        for (const [index, byte] of data.entries()) {
          const write = (bits: number) => programByte(address + index, byte | bits);
          step(flash, () => write(0), write);
        }
      } finally {
        changed(address, address + data.length);
      }
    },
    erasePages(address, pages) {
      const end = address + pages * pageBytes;
      try {
        for (let page = address; page < end; page += pageBytes) {
          if (flash.cut) flash.cut.erasedAt ??= flash.cut.left;
          const erase = () => {
            bytes.fill(0xff, page, page + pageBytes);
            flash.erases[page / pageBytes] = (flash.erases[page / pageBytes] ?? 0) + 1;
          };
          step(flash, erase, () => {});
        }
      } finally {
        changed(address, end);
      }
    },
  };
}

export function isErased(flash: Flash, from: number, to: number): boolean {
  for (let address = from; address < to; address++) if (flash.bytes[address] !== 0xff) return false;
  return true;
}
