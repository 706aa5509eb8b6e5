/** What of a board is switched on, display, radio and console, through the objects that switch them. */
import type { Realm } from './realm';

export interface Supply {
  display: boolean;
  radio: boolean;
  /** What a stranger must know before the radio lets him at the serial port; null: nothing. */
  passkey: string | null;
  /** Somebody connected to a port may run code. */
  console: boolean;
}

/** @returns what is on now, and the global names of the board by which a script changes it */
export function createSupply(realm: Realm) {
  const supply: Supply = { display: true, radio: true, passkey: null, console: true };
  const globals = {
    Pixl: realm.object({
      setLCDPower(on: unknown) {
        supply.display = Boolean(on);
      },
    }),
    NRF: realm.object({
      sleep() {
        supply.radio = false;
      },
      wake() {
        supply.radio = true;
      },
      getSecurityStatus: () => realm.parseJson('{"connected":false}'),
      setSecurity(options: { passkey?: string }) {
        supply.passkey = options.passkey ?? null;
      },
    }),
  };
  const setConsole = (port: unknown): void => {
    supply.console = port !== null;
  };
  return { supply, globals, setConsole };
}
