/**
 * Espruino's error flags: told once, at the end of an idle pass, and again only when they were read in between. That memory
 * is low is not told. An exception that nobody caught is told there too.
 */
import type { Realm } from './realm';

export interface ErrorFlags {
  raise(flag: string): void;
  /** Of the last exception of a pass its message is told. */
  uncaught(message: string): void;
  /** End of an idle pass. */
  tell(): void;
  /** What `E` has of it. */
  readonly api: { getErrorFlags(): unknown; on(event: unknown, listener: unknown): void };
  /** What `process` has of it. */
  readonly onException: (event: unknown, listener: unknown) => void;
}

/** Told only along with another one. */
const warning = 'LOW_MEMORY';

/** @param guard runs a callback of the script; what it throws ends there */
export function createErrorFlags(realm: Realm, guard: (callback: () => void) => unknown): ErrorFlags {
  const listeners: ((flags: unknown) => void)[] = [];
  let flags: string[] = [];
  let told: string[] = [];
  const exceptionListeners: ((error: unknown) => void)[] = [];
  let exception: string | null = null;
  const toScript = (list: string[]) => realm.parseJson(JSON.stringify(list));

  return {
    raise(flag) {
      if (!flags.includes(flag)) flags.push(flag);
    },
    uncaught(message) {
      exception = message;
    },
    onException(event, listener) {
      if (event === 'uncaughtException') exceptionListeners.push(listener as (error: unknown) => void);
    },
    tell() {
      const message = exception;
      exception = null;
      if (message !== null) for (const listener of exceptionListeners) guard(() => listener(realm.object({ message })));
      const fresh = flags.filter((flag) => !told.includes(flag));
      if (fresh.some((flag) => flag !== warning))
        for (const listener of listeners) guard(() => listener(toScript(fresh)));
      told = [...flags];
    },
    api: {
      getErrorFlags() {
        const all = toScript(flags);
        flags = [];
        return all;
      },
      on(event, listener) {
        if (event === 'errorFlag') listeners.push(listener as (flags: unknown) => void);
      },
    },
  };
}
