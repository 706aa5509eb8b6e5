/**
 * Pins, their levels and `setWatch`. An edge carries the wall clock's time at which it happened; of that 32 bits are kept
 * in the queue, the rest is that of the wall clock when it is served.
 */
import { createAnalog, type Pulse } from './analog';
import type { End } from './faults';
import type { BoardEntry, Hardware } from './hardware';
import type { Loop } from './loop';

export interface Pin {
  readonly name: string;
  read(): boolean;
  toString(): string;
}

interface Watch {
  id: number;
  pin: Pin;
  /** 1 rising, -1 falling, 0 both. */
  edge: number;
  repeat: boolean;
  lastS: number | undefined;
  callback: (event: EdgeEvent) => void;
}

interface EdgeEvent {
  state: boolean;
  time: number;
  lastTime?: number;
  pin: Pin;
}

export interface Pins {
  readonly pins: readonly Pin[];
  /** Contact outside the interpreter: an interrupt if the level is new. */
  move(name: string, level: 0 | 1): void;
  level(name: string): 0 | 1;
  /** Of the buzzer. */
  readonly pulses: Pulse[];
  /** What the script sees. */
  readonly api: {
    setWatch(callback: unknown, pin: unknown, options?: unknown): number;
    clearWatch(...ids: unknown[]): void;
    digitalRead(pin: unknown): 0 | 1;
    digitalWrite(pin: unknown, level: unknown): void;
    analogWrite(pin: unknown, level: unknown, options?: unknown): void;
    analogRead(pin: unknown): number;
    pinMode(pin: unknown, mode: unknown): void;
  };
}

function edgeOf(given: unknown, fallback: number): number {
  if (given === undefined) return fallback;
  if (given === 'both') return 0;
  if (given === 'rising') return 1;
  if (given === 'falling') return -1;
  if (typeof given === 'number') return Math.sign(given);
  throw new TypeError("'edge' in setWatch should be 1, -1, 0, 'rising', 'falling' or 'both'");
}

function readOptions(given: unknown, isButton: boolean): { edge: number; repeat: boolean } {
  const isObject = typeof given === 'object' && given !== null;
  const options = (isObject ? given : { repeat: given }) as { edge?: unknown; repeat?: unknown; debounce?: unknown };
  const debounceMs = options.debounce === undefined && isButton ? 25 : Number(options.debounce ?? 0);
  // Espruino's own debounce reports the last bounce and not the first contact: a clock has no use for it.
  if (debounceMs > 0) throw new Error('setWatch: the virtual board has only debounce: 0');
  return { edge: edgeOf(options.edge, isButton ? 1 : 0), repeat: Boolean(options.repeat) };
}

function asPin(given: unknown, known: ReadonlySet<unknown>): Pin {
  if (!known.has(given)) throw new Error('Invalid pin');
  return given as Pin;
}

/**
 * @param guard runs a callback of the script; what it throws ends there
 * @param gone a watch was taken away, as its callback was cut off
 */
function createWatches(guard: (callback: () => void) => End, gone: () => void) {
  let watches: Watch[] = [];

  return {
    has: (name: string) => watches.some((watch) => watch.pin.name === name),
    serve(name: string, level: 0 | 1, atS: number): void {
      for (const watch of [...watches]) {
        if (watch.pin.name !== name || !watches.includes(watch)) continue;
        if (watch.edge === 0 || watch.edge === (level === 1 ? 1 : -1)) {
          const event: EdgeEvent = { state: level === 1, time: atS, pin: watch.pin };
          if (watch.lastS !== undefined) event.lastTime = watch.lastS;
          const isCutOff = guard(() => watch.callback(event)) === 'cut off';
          if (isCutOff) gone();
          if (!watch.repeat || isCutOff) watches = watches.filter((other) => other !== watch);
        }
        watch.lastS = atS;
      }
    },
    add(callback: unknown, watched: { pin: Pin; edge: number; repeat: boolean }): number {
      if (typeof callback !== 'function') throw new Error('Function or String not supplied!');
      const id = (watches.at(-1)?.id ?? 0) + 1;
      watches.push({ ...watched, id, lastS: undefined, callback: callback as Watch['callback'] });
      return id;
    },
    remove(...ids: unknown[]): void {
      if (ids.length === 0) watches = [];
      else if (ids[0] === undefined) throw new Error('clearWatch(undefined) not allowed. Use clearWatch() instead');
      else if (!watches.some((watch) => watch.id === ids[0])) throw new Error(`Unknown Watch ${ids[0]}`);
      else watches = watches.filter((watch) => watch.id !== ids[0]);
    },
  };
}

/** Edges that the interpreter's queue holds: 1,024 bytes of 6 each. */
const queueLength = 170;

/** What comes in while there is no room is lost. */
function createQueue(loop: Loop, lost: () => void): (serve: () => void) => void {
  let queued = 0;
  return (serve) => {
    if (queued === queueLength) {
      lost();
      return;
    }
    queued++;
    loop.raise(() => {
      queued--;
      serve();
    });
  };
}

/** Pins and their levels: of several each has a bit, the last one the lowest. The script's array is of another realm. */
function written(given: unknown, level: unknown): [pin: unknown, lit: 0 | 1][] {
  if (!Array.isArray(given)) return [[given, level ? 1 : 0]];
  const pins: unknown[] = Array.from(given);
  return pins.map((pin, i) => [pin, ((Number(level) >> (pins.length - 1 - i)) & 1) as 0 | 1]);
}

interface Around {
  /** Runs a callback of the script; what it throws ends there. */
  guard: (callback: () => void) => End;
  /** `FIFO_FULL`: an edge did not fit in the queue. `CALLBACK`: a watch was taken away. */
  raise: (flag: string) => void;
  batteryPercent: () => number;
}

export function createPins(
  board: { hardware: Hardware; entry: BoardEntry; levels: Map<string, 0 | 1> },
  loop: Loop,
  timeS: () => number,
  { guard, raise, batteryPercent }: Around,
): Pins {
  const { levels } = board;
  const open: 0 | 1 = board.entry.active === 1 ? 0 : 1;
  const levelOf = (name: string) => levels.get(name) ?? open;
  const pins = board.hardware.pins.map(
    (name): Pin => ({
      name,
      read: () => levelOf(name) === 1,
      toString: () => name,
    }),
  );
  const known = new Set<unknown>(pins);
  const buttons = new Set(board.hardware.buttons);
  const watches = createWatches(guard, () => raise('CALLBACK'));
  const analog = createAnalog(board.entry, loop.nowMs, batteryPercent);
  const enqueue = createQueue(loop, () => raise('FIFO_FULL'));
  const wrapS = board.hardware.stampWrapS;

  return {
    pins,
    level: levelOf,
    pulses: analog.pulses,
    move(name, level) {
      if (levelOf(name) === level) return;
      levels.set(name, level);
      const atS = timeS();
      if (!watches.has(name)) return;
      enqueue(() => watches.serve(name, level, atS + Math.floor((timeS() - atS) / wrapS) * wrapS));
    },
    api: {
      setWatch(callback, given, options) {
        const pin = asPin(given, known);
        return watches.add(callback, { pin, ...readOptions(options, buttons.has(pin.name)) });
      },
      clearWatch: watches.remove,
      digitalRead: (pin) => levelOf(asPin(pin, known).name),
      digitalWrite(given, level) {
        for (const [pin, lit] of written(given, level)) levels.set(asPin(pin, known).name, lit);
      },
      // The level of a pin that is not watched; the virtual board has no half light.
      analogWrite(given, level, options) {
        const { name } = asPin(given, known);
        levels.set(name, Number(level) > 0 ? 1 : 0);
        analog.write(name, Number(level), options as { freq?: number } | undefined);
      },
      analogRead: (pin) => analog.read(asPin(pin, known).name),
      pinMode(pin) {
        asPin(pin, known);
      },
    },
  };
}
