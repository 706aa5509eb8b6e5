/** What of a board is switched on: display and radio. */
import type { Realm } from './realm';

export interface Supply {
  display: boolean;
  radio: boolean;
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
  });
