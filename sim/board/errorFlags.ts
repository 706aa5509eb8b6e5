/** Espruino's error flags: told once, at the end of an idle pass, and again only when they were read in between. */
import type { Realm } from './realm';

export interface ErrorFlags {
  raise(flag: string): void;
  /** End of an idle pass. */
  tell(): void;
  /** What `E` has of it. */
  readonly api: { getErrorFlags(): unknown; on(event: unknown, listener: unknown): void };
}

/** @param guard runs a callback of the script; what it throws ends there */
export function createErrorFlags(realm: Realm, guard: (callback: () => void) => void): ErrorFlags {
  const listeners: ((flags: unknown) => void)[] = [];
  let flags: string[] = [];
  let told: string[] = [];
  const toScript = (list: string[]) => realm.parseJson(JSON.stringify(list));

  return {
    raise(flag) {
      if (!flags.includes(flag)) flags.push(flag);
    },
    tell() {
      const fresh = flags.filter((flag) => !told.includes(flag));
      if (fresh.length > 0) for (const listener of listeners) guard(() => listener(toScript(fresh)));
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
