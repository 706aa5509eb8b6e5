/** The global names of a board: time, timers, pins, E, process, Storage, the LCD and the link. */
import { decodeUtf8, mapInPlace, textOf } from './bytes';
import type { ErrorFlags } from './errorFlags';
import type { Hardware } from './hardware';
import type { Link } from './link';
import type { Loop } from './loop';
import type { Pins } from './pins';
import type { Realm } from './realm';
import type { Storage } from './storage';
import type { Supply } from './supply';
import { withWords } from './tokens';
import type { WallClock } from './wallClock';

export interface Parts {
  hardware: Hardware;
  realm: Realm;
  loop: Loop;
  wall: WallClock;
  pins: Pins;
  storage: Storage;
  link: Link;
  errorFlags: ErrorFlags;
  /** Global names of what only this kind of board has. */
  own: object;
  supply: Supply;
  batteryPercent: () => number;
  print: (line: string) => void;
  guard: (callback: () => void) => void;
}

type Callback = (...args: unknown[]) => void;

/** A hundred years. */
const longestMs = 100 * 365 * 86_400_000;

function timerGlobals({ loop, guard }: Parts) {
  const { timers } = loop;

  function arm(repeat: boolean) {
    return (callback: unknown, delayMs: unknown, ...args: unknown[]) => {
      if (typeof callback !== 'function') throw new Error('Function or String not supplied!');
      if (Number(delayMs) > longestMs) throw new Error('Interval is too long (>100 years)');
      return timers.set(() => guard(() => (callback as Callback)(...args)), Number(delayMs), repeat);
    };
  }

  function disarm(name: string) {
    return (...ids: unknown[]) => {
      if (ids.length === 0) timers.clearAll();
      else if (ids[0] === undefined) throw new Error(`clear${name}(undefined) not allowed. Use clear${name}() instead`);
      else timers.clear(ids[0] as number);
    };
  }

  return {
    setTimeout: arm(false),
    setInterval: arm(true),
    clearTimeout: disarm('Timeout'),
    clearInterval: disarm('Interval'),
  };
}

function espruinoObject({ realm, loop, hardware, errorFlags, supply, batteryPercent }: Parts): object {
  const nothing = () => undefined;
  const values = {
    ...errorFlags.api,
    setConsole(port: unknown) {
      supply.console = port !== null;
    },
    getFlags: () => realm.parseJson('{}'),
    setFlags: nothing,
    enableWatchdog: (seconds: unknown, auto?: unknown) => loop.watchdog.enable(Number(seconds) * 1000, auto !== false),
    kickWatchdog: loop.watchdog.feed,
    reboot() {
      loop.reset();
      // It never returns.
      throw new Error('the processor starts anew');
    },
    mapInPlace,
    // What a script reads by it is a script.
    decodeUTF8: (text: string, lookup: ArrayLike<string>, rest: (code: number) => string) =>
      withWords(decodeUtf8(text, lookup, rest)),
    toString: textOf,
  };
  return realm.object(hardware.getBattery ? { ...values, getBattery: batteryPercent } : values);
}

function processObject({ realm, hardware, errorFlags }: Parts): object {
  const memory = JSON.stringify({ free: hardware.variables, usage: 0, total: hardware.variables });
  return realm.object({ memory: () => realm.parseJson(memory), on: errorFlags.onException });
}

export function boardGlobals(parts: Parts): object {
  const { realm, wall, pins, storage, link, own, print } = parts;
  const storageModule = realm.object(storage as unknown as Record<string, unknown>);
  const write = (...values: unknown[]) => print(values.map(String).join(' '));
  const functions = realm.object({
    getTime: wall.getTimeS,
    setTime: (seconds: unknown) => wall.setTimeS(Number(seconds)),
    ...timerGlobals(parts),
    ...pins.api,
    print: write,
    atob: (text: unknown) => Buffer.from(String(text), 'base64').toString('latin1'),
    require(name: unknown) {
      if (name !== 'Storage') throw new Error(`Module ${name} not found`);
      return storageModule;
    },
  });
  return {
    ...functions,
    console: realm.object({ log: write }),
    E: espruinoObject(parts),
    process: processObject(parts),
    zeitnotPort: link.api,
    ...own,
    ...Object.fromEntries(pins.pins.map((pin) => [pin.name, pin])),
  };
}
