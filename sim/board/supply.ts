/** What of a board is switched on: display, radio and console. */
import type { Realm } from './realm';

export interface Supply {
  display: boolean;
  /** How bright a display is that is its own light, 0 to 1; of other displays 1. */
  brightness: number;
  radio: boolean;
  /** What a stranger must know before the radio lets him at the serial port; null: nothing. */
  passkey: string | null;
  /** Somebody connected to a port may run code. */
  console: boolean;
}

/** `NRF`, which switches the radio. */
export const radioGlobal = (supply: Supply, realm: Realm): object =>
  realm.object({
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
  });
