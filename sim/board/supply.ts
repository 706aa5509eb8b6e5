/** What of a board is switched on: display and radio, through the objects that switch them. */
import type { Realm } from './realm';

export interface Supply {
  display: boolean;
  radio: boolean;
}

/** @returns what is on now, and the global names of the board by which a script changes it */
export function createSupply(realm: Realm) {
  const supply: Supply = { display: true, radio: true };
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
    }),
  };
  return { supply, globals };
}
