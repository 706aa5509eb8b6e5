/** A script's world: a V8 context of its own with nothing but what Espruino has. */
import { createContext, Script } from 'node:vm';
import { hardenScript } from './harden';

type AnyFunction = (...args: never[]) => unknown;

/** Makes things that belong to the script's world, not to ours. */
export interface Realm {
  newArrayBuffer(bytes: number): ArrayBuffer;
  parseJson(text: string): unknown;
  /**
   * An object with these functions and values; what the functions throw becomes an Error of that world.
   * @param chain functions that return the object
   */
  object(values: Readonly<Record<string, unknown>>, chain?: Readonly<Record<string, AnyFunction>>): object;
  /** Through the global names, which a script may have replaced. */
  setTime(seconds: number): void;
  getTime(): number;
}

export interface World {
  readonly realm: Realm;
  /** Adds global names. */
  define(globals: object): void;
  run(script: Script): void;
}

const harden = new Script(hardenScript, { filename: 'harden.js' });

/**
 * @param wallMs what `Date` goes by
 * @param called by every function that the board offers, before it does anything
 */
export function createWorld(wallMs: () => number, called: () => void): World {
  const global = createContext({});
  const makeRealm = harden.runInContext(global) as (global: object, wallMs: () => number, called: () => void) => Realm;
  const contextGlobal = new Script('this').runInContext(global);
  return {
    realm: makeRealm(contextGlobal, wallMs, called),
    define: (globals) => void Object.assign(contextGlobal, globals),
    run: (script) => void script.runInContext(global),
  };
}
