/** What espruino.d.ts is for the language and the board, for displays and what they hang on. */

interface Graphics {
  readonly buffer: ArrayBuffer;
  clear(reset?: boolean): this;
  clearRect(x1: number, y1: number, x2: number, y2: number): this;
  fillRect(x1: number, y1: number, x2: number, y2: number): this;
  drawLine(x1: number, y1: number, x2: number, y2: number): this;
  setColor(color: number): this;
  setBgColor(color: number): this;
  setFont(name: '4x6' | '6x8', scale?: number): this;
  setFontAlign(x: -1 | 0 | 1, y: -1 | 0 | 1): this;
  setFontCustom(bitmap: string, firstChar: number, width: string | number, height: number): this;
  setFontVector(size: number): this;
  drawString(text: string | number, x: number, y: number, solid?: boolean): this;
  stringWidth(text: string): number;
  /** What was drawn since it was last reset. */
  getModified(reset: boolean): { x1: number; y1: number; x2: number; y2: number } | undefined;
  /** Sends what changed to the LCD; one that we make ourselves gets it from us. */
  flip: () => void;
}
declare const Graphics: {
  createArrayBuffer(width: number, height: number, bits: 1, options: { vertical_byte: true; msb: false }): Graphics;
};
/** The built-in LCD, or what a driver puts in its place. */
declare const g: Graphics;

/** Data as numbers, or arrays of them. */
type Data = number | readonly number[] | TypedArray;
declare const SPI1: {
  setup(options: { sck: Pin; mosi: Pin; baud: number }): void;
  /** @param select low while it is written */
  write(data: Data, select: Pin): void;
};
declare const I2C1: {
  setup(options: { sda: Pin; scl: Pin; bitrate: number }): void;
  writeTo(address: number, first: number, rest: Data): void;
  writeTo(address: number, parts: readonly Uint8Array[]): void;
};

/** Bangle.js only. */
declare const Bangle: {
  /** `b`: fingers on the screen; called when it begins, moves and ends. */
  on(event: 'drag', callback: (touch: { x: number; y: number; b: number }) => void): void;
  on(event: 'swipe', callback: (leftRight: -1 | 0 | 1, upDown: -1 | 0 | 1) => void): void;
  /** 0 to 1. */
  setLCDBrightness(level: number): void;
  setLCDPower(on: boolean): void;
  setLocked(locked: boolean): void;
  /** Ms; 0: never. */
  setOptions(options: { lockTimeout: number; backlightTimeout: number; lcdPowerTimeout: number }): void;
};
