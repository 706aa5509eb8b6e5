/** The link's port: bytes in as `data` events, bytes out cut into lines. A character is a byte. */
import type { Loop } from './loop';
import type { Realm } from './realm';

export interface Link {
  /** `zeitnotPort` */
  readonly api: object;
  /** Bytes from outside; they wait while the interpreter is blocked. */
  receive(text: string): void;
}

const beyondAscii = /[^\0-\x7f]/;

export function toBytes(text: string): string {
  if (!beyondAscii.test(text)) return text;
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}

export function fromBytes(bytes: string): string {
  if (!beyondAscii.test(bytes)) return bytes;
  return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)));
}

/** @param onLine is told of each line that the script wrote, without its end */
export function createLink(
  loop: Loop,
  realm: Realm,
  guard: (callback: () => void) => void,
  onLine: (line: string) => void,
): Link {
  const listeners: ((text: string) => void)[] = [];
  let unfinished = '';

  function write(text: unknown): void {
    const lines = (unfinished + String(text)).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) onLine(fromBytes(line));
  }

  return {
    api: realm.object({
      on(event: unknown, listener: unknown) {
        if (event === 'data') listeners.push(listener as (text: string) => void);
      },
      write,
    }),
    receive(text) {
      loop.raise(() => {
        for (const listener of listeners) guard(() => listener(text));
      });
    },
  };
}

/** A port hands over what has come since the last time. */
const chunkBytes = 64;

/** The board's own port, where strangers come in. @param name Espruino's of it */
export function createOutside(name: string, loop: Loop, realm: Realm, guard: (callback: () => void) => void) {
  const heard: string[] = [];
  const link = createLink(loop, realm, guard, (line) => heard.push(line));
  return {
    globals: { [name]: link.api },
    /** What the script wrote there. */
    heard,
    receive(bytes: string): void {
      for (let from = 0; from < bytes.length; from += chunkBytes) link.receive(bytes.slice(from, from + chunkBytes));
    },
  };
}
