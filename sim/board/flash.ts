/** NOR flash: bytes are erased by the page to 0xFF and programmed once. It outlives the board. */

export interface Flash {
  readonly bytes: Uint8Array;
  readonly pageBytes: number;
}

/** What a board does to its flash; a script's views of it follow. */
export interface FlashPort {
  readonly flash: Flash;
  /** Bits only go from 1 to 0. */
  program(address: number, data: Uint8Array): void;
  /** From `address`, the beginning of a page, to the end. */
  eraseFrom(address: number): void;
}

export function createFlash(pages: number, pageBytes: number): Flash {
  return { bytes: new Uint8Array(pages * pageBytes).fill(0xff), pageBytes };
}

/** @param changed is told of every change of [from, to) */
export function openFlash(flash: Flash, changed: (from: number, to: number) => void): FlashPort {
  return {
    flash,
    program(address, data) {
      data.forEach((byte, index) => {
        flash.bytes[address + index] = (flash.bytes[address + index] ?? 0) & byte;
      });
      changed(address, address + data.length);
    },
    eraseFrom(address) {
      flash.bytes.fill(0xff, address);
      changed(address, flash.bytes.length);
    },
  };
}

export function isErased(flash: Flash, from: number, to: number): boolean {
  for (let address = from; address < to; address++) if (flash.bytes[address] !== 0xff) return false;
  return true;
}
