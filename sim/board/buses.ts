/** `SPI1` and `I2C1`: what is written goes to the chips that listen there. */
import type { Pin } from './pins';
import type { Realm } from './realm';

export interface Buses {
  /** `SPI1` and `I2C1`. */
  readonly api: object;
  /** Told of the bytes that were written while a pin was low. */
  onSpi(select: string, listener: (bytes: number[]) => void): void;
  onI2c(address: number, listener: (bytes: number[]) => void): void;
}

/** Numbers, and arrays of them and of such arrays. */
const flat = (data: readonly unknown[]): number[] =>
  data.flatMap((part) => (typeof part === 'number' ? [part & 255] : flat(Array.from(part as ArrayLike<unknown>))));

/** @param known the board's pins */
export function createBuses(realm: Realm, known: readonly Pin[]): Buses {
  const chips = new Map<string | number, (bytes: number[]) => void>();
  const isSetUp = { spi: false, i2c: false };

  return {
    api: {
      SPI1: realm.object({
        setup() {
          isSetUp.spi = true;
        },
        write(...data: unknown[]) {
          const select = data.pop() as Pin;
          if (!isSetUp.spi) throw new Error('SPI1 is not set up');
          if (!known.includes(select)) throw new Error('SPI1.write: the virtual board wants a pin that selects');
          chips.get(select.name)?.(flat(data));
        },
      }),
      I2C1: realm.object({
        setup() {
          isSetUp.i2c = true;
        },
        writeTo(address: unknown, ...data: unknown[]) {
          if (!isSetUp.i2c) throw new Error('I2C1 is not set up');
          chips.get(Number(address))?.(flat(data));
        },
      }),
    },
    onSpi: (select, listener) => void chips.set(select, listener),
    onI2c: (address, listener) => void chips.set(address, listener),
  };
}
