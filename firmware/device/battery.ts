/** The battery sign. */

const enum Percent {
  Low = 20,
}

export const isLow = (): boolean => (E.getBattery ? E.getBattery() < Percent.Low : false);
