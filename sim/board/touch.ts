/** `Bangle`: a screen that is touched. What does not concern the clock's contacts is taken and forgotten. */
import type { Loop } from './loop';
import type { Realm } from './realm';
import type { Supply } from './supply';

export interface Touch {
  /** `Bangle` */
  readonly api: object;
  /** A finger comes down on a half of the screen, or leaves it. The first one there is the one that is felt. */
  move(half: 0 | 1, down: boolean): void;
}

type Listener = (...args: unknown[]) => void;

/** Middle of a half, in pixels. */
const middles = [44, 132] as const;

/** @param guard runs a callback of the script */
export function createTouch(loop: Loop, realm: Realm, guard: (callback: () => void) => void, supply: Supply): Touch {
  const listeners = new Map<unknown, Listener[]>();
  let held: 0 | 1 | null = null;
  const nothing = () => undefined;

  return {
    api: realm.object({
      on: (event: unknown, listener: unknown) =>
        void listeners.set(event, [...(listeners.get(event) ?? []), listener as Listener]),
      setLCDBrightness: nothing,
      setLCDPower(on: unknown) {
        supply.display = Boolean(on);
      },
      setLocked: nothing,
      setOptions: nothing,
    }),
    move(half, down) {
      if (down ? held !== null : held !== half) return;
      held = down ? half : null;
      const event = JSON.stringify({ x: middles[half], y: middles[0], b: down ? 1 : 0, dx: 0, dy: 0 });
      loop.raise(() => {
        for (const listener of listeners.get('drag') ?? []) guard(() => listener(realm.parseJson(event)));
      });
    },
  };
}
