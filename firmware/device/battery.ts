/** The battery sign, with hysteresis: it does not come and go with every load. */

const enum Percent {
  Low = 20,
  Fine = 25,
}

let low = false;

export const isLow = (): boolean => {
  const percent = E.getBattery ? E.getBattery() : 100;
  low = percent < (low ? Percent.Fine : Percent.Low);
  return low;
};
