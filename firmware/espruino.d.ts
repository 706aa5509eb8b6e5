/**
 * All the names a script may use: what exists on the boards, does what the standard says, and is needed here.
 * There is no other library (`noLib`), so what is missing here is a compile error; the gate allows the same global names.
 * Left out on purpose though Espruino has them: what goes wrong there (docs/gate.md) and what only costs.
 */

interface Object {
  toString(): string;
}
declare const Object: {
  assign<T extends object, S>(target: T, source: S): T & S;
  create(prototype: null): Record<string, unknown>;
  keys(of: object): string[];
};

interface Function {
  readonly length: number;
}
interface CallableFunction extends Function {
  bind<T>(this: T, thisArg?: unknown): T;
  call<A extends unknown[], R>(this: (...args: A) => R, thisArg: unknown, ...args: A): R;
}
interface NewableFunction extends Function {}
declare const Function: { apply(on: null, names: readonly string[]): { apply(on: null, values: unknown[]): void } };
interface IArguments {}
interface Boolean {}

interface Number {
  toString(radix?: number): string;
}
declare const NaN: number;
declare const Infinity: number;
declare function isNaN(value: number): boolean;
declare function parseInt(text: string, radix?: number): number;
declare function parseFloat(text: string): number;

/** Latin-1: a character is a byte. */
interface String {
  readonly length: number;
  readonly [index: number]: string;
  charAt(index: number): string;
  charCodeAt(index: number): number;
  endsWith(text: string): boolean;
  includes(text: string): boolean;
  indexOf(text: string, from?: number): number;
  lastIndexOf(text: string): number;
  padEnd(length: number, fill?: string): string;
  padStart(length: number, fill?: string): string;
  repeat(count: number): string;
  replace(what: RegExp, by: string | ((match: string) => string)): string;
  slice(start: number, end?: number): string;
  split(separator: string): string[];
  startsWith(text: string): boolean;
  substr(start: number, length?: number): string;
  toLowerCase(): string;
  toUpperCase(): string;
  trim(): string;
  [Symbol.iterator](): IterableIterator<string>;
}
declare const String: {
  (value: unknown): string;
  fromCharCode(code: number): string;
};

interface RegExp {
  test(text: string): boolean;
}

interface Array<T> {
  length: number;
  [index: number]: T;
  concat(other: readonly T[]): T[];
  every(test: (value: T, index: number) => boolean): boolean;
  fill(value: T): this;
  filter(test: (value: T, index: number) => boolean): T[];
  find(test: (value: T, index: number) => boolean): T | undefined;
  findIndex(test: (value: T, index: number) => boolean): number;
  includes(value: T): boolean;
  indexOf(value: T): number;
  join(separator?: string): string;
  map<U>(by: (value: T, index: number) => U): U[];
  pop(): T | undefined;
  push(value: T): number;
  reduce<U>(by: (sum: U, value: T, index: number) => U, start: U): U;
  reverse(): this;
  shift(): T | undefined;
  slice(start?: number, end?: number): T[];
  some(test: (value: T, index: number) => boolean): boolean;
  splice(start: number, count?: number): T[];
  unshift(value: T): number;
  [Symbol.iterator](): IterableIterator<T>;
}
interface ReadonlyArray<T> {
  readonly length: number;
  readonly [index: number]: T;
  concat(other: readonly T[]): T[];
  every(test: (value: T, index: number) => boolean): boolean;
  filter(test: (value: T, index: number) => boolean): T[];
  find(test: (value: T, index: number) => boolean): T | undefined;
  findIndex(test: (value: T, index: number) => boolean): number;
  includes(value: T): boolean;
  indexOf(value: T): number;
  join(separator?: string): string;
  map<U>(by: (value: T, index: number) => U): U[];
  reduce<U>(by: (sum: U, value: T, index: number) => U, start: U): U;
  slice(start?: number, end?: number): T[];
  some(test: (value: T, index: number) => boolean): boolean;
  [Symbol.iterator](): IterableIterator<T>;
}
declare const Array: {
  isArray(value: unknown): value is unknown[];
};

interface ArrayBuffer {
  readonly byteLength: number;
}
declare const ArrayBuffer: {
  new (bytes: number): ArrayBuffer;
};

interface TypedArray {
  readonly length: number;
  readonly buffer: ArrayBuffer;
  [index: number]: number;
  fill(value: number, start?: number, end?: number): this;
  indexOf(value: number): number;
  slice(start: number, end: number): ArrayLike<number>;
  set(values: ArrayLike<number>, offset?: number): void;
}
interface TypedArrayConstructor {
  new (size: number): TypedArray;
  new (values: ArrayLike<number>): TypedArray;
  new (buffer: ArrayBuffer, offset?: number, length?: number): TypedArray;
}
interface Uint8Array extends TypedArray {}
interface Uint16Array extends TypedArray {}
interface Uint32Array extends TypedArray {}
interface Int32Array extends TypedArray {}
declare const Uint8Array: TypedArrayConstructor;
declare const Uint16Array: TypedArrayConstructor;
declare const Uint32Array: TypedArrayConstructor;
declare const Int32Array: TypedArrayConstructor;

interface Error {
  readonly message: string;
}
declare const Error: {
  new (message: string): Error;
};

declare const Math: {
  abs(x: number): number;
  ceil(x: number): number;
  floor(x: number): number;
  max(a: number, b: number): number;
  min(a: number, b: number): number;
};

declare const JSON: {
  /** Accepts more than JSON (docs/gate.md 1.4.32); throws on the rest. */
  parse(text: string): unknown;
  stringify(value: unknown): string;
};

// What the compiler wants to know for `for-of` and for types; no values.

interface ArrayLike<T> {
  readonly length: number;
  readonly [index: number]: T;
}
interface SymbolConstructor {
  readonly iterator: unique symbol;
}
/** Only the compiler may use it; the gate refuses it. */
declare const Symbol: SymbolConstructor;
interface IteratorYieldResult<T> {
  done?: false;
  value: T;
}
interface IteratorReturnResult<R> {
  done: true;
  value: R;
}
type IteratorResult<T, R = unknown> = IteratorYieldResult<T> | IteratorReturnResult<R>;
interface Iterator<T, R = unknown, N = unknown> {
  next(sent?: N): IteratorResult<T, R>;
}
interface Iterable<T, R = unknown, N = unknown> {
  [Symbol.iterator](): Iterator<T, R, N>;
}
interface IterableIterator<T, R = unknown, N = unknown> extends Iterator<T, R, N> {
  [Symbol.iterator](): IterableIterator<T, R, N>;
}
type Record<K extends string | number, T> = { [P in K]: T };
type Partial<T> = { [P in keyof T]?: T[P] };
type Readonly<T> = { readonly [P in keyof T]: T[P] };

// The board.

/** A pin: `BTN1`, `D5`. */
interface Pin {
  readonly pinBrand: never;
}

/** Wall clock, seconds with a fraction. */
declare function getTime(): number;
/** `global.setTime = f` replaces it. */
declare function setTime(seconds: number): void;
declare function setTimeout(callback: () => void, ms: number): number;
/** Throws on undefined; clears all timers without an argument. */
declare function clearTimeout(id: number): void;

interface Edge {
  /** Seconds of the wall clock, taken in the interrupt. */
  readonly time: number;
  readonly state: boolean;
  readonly pin: Pin;
}
interface WatchOptions {
  repeat: boolean;
  edge: 'rising' | 'falling' | 'both';
  debounce: number;
}
declare function setWatch(callback: (edge: Edge) => void, pin: Pin, options: WatchOptions): number;
declare function clearWatch(id?: number): void;
declare function digitalRead(pin: Pin): 0 | 1;
/** 0 to 1 of the supply. */
declare function analogRead(pin: Pin): number;
/** @param level 0 to 1 */
declare function analogWrite(pin: Pin, level: number, options?: { freq: number }): void;
/** @param level of several pins a bit each, the lowest for the last one */
declare function digitalWrite(pin: Pin | readonly Pin[], level: number): void;
declare function pinMode(pin: Pin, mode: 'input' | 'input_pulldown' | 'input_pullup' | 'output'): void;
declare function print(value: unknown): void;
/** Base64 to a string of bytes. */
declare function atob(text: string): string;

declare const E: {
  /** Percent. Not on every board. */
  getBattery?: () => number;
  getErrorFlags(): string[];
  on(event: 'init' | 'kill', callback: () => void): void;
  on(event: 'errorFlag', callback: (flags: string[]) => void): void;
  /** null: no console on any port, and `force`: none comes back when somebody connects. */
  setConsole(port: null, options: { force: boolean }): void;
  /** Once it runs nothing stops it, nor changes its seconds. `auto`: the idle loop feeds it, also in sleep. */
  enableWatchdog(seconds: number, auto: boolean): void;
  kickWatchdog(): void;
  reboot(): void;
  /** The bits of `from`, so many an element, the first ones first, as what `map` has for them. Since 2v00. */
  mapInPlace(from: TypedArray, to: TypedArray, map: TypedArray, bits: number): void;
  /** Characters up to 255 pass; of one beyond, the text in `lookup` at its number, else what `rest` says. Since 2v11. */
  decodeUTF8(text: string, lookup: readonly string[], rest: (code: number) => string): string;
  toString(bytes: TypedArray): string;
};

/** The radio of nRF52 boards: asleep it is not found, and a connection ends. */
declare const NRF: {
  sleep(): void;
  wake(): void;
  getSecurityStatus(): { connected: boolean };
  /** With a passkey the serial port is for paired and encrypted connections only. */
  setSecurity(options: { passkey: string | undefined; mitm: 1; display: 1 }): void;
};
declare const Pixl: { setLCDPower(on: boolean): void };

declare const process: {
  memory(): { free: number; usage: number; total: number };
  on(event: 'uncaughtException', callback: () => void): void;
};

interface Port {
  on(event: 'data', callback: (text: string) => void): void;
  write(text: string): void;
}

/** The flash as files. `write` at an offset > 0 needs bytes that are still erased. */
interface Storage {
  read(name: string, offset?: number, length?: number): string | undefined;
  readArrayBuffer(name: string): ArrayBuffer | undefined;
  write(name: string, data: string | ArrayBuffer | TypedArray, offset?: number, size?: number): boolean;
  erase(name: string): void;
  list(match?: RegExp): string[];
  getFree(): number;
}

declare const global: {
  /** Code from Storage: its functions stay in flash. */
  eval(code: string): unknown;
  /** The bundler answers a bare `require` with a shim. */
  require(module: 'Storage'): Storage;
  getTime: () => number;
  setTime: (seconds: number) => void;
  g: Graphics;
  /** A port of the link's own, before the board's. */
  zeitnotPort?: Port;
  Bluetooth?: Port;
  Serial1?: Port;
  USB?: Port;
};
