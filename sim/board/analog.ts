/** Pins by more than two levels: the buzzer, which sounds, and the divider of the battery. */
import type { BoardEntry } from './hardware';

/** The buzzer sounded. */
export interface Pulse {
  atMs: number;
  hz: number;
  ms: number;
}

export interface Analog {
  /** Of the buzzer, those that are over. */
  readonly pulses: Pulse[];
  write(pin: string, level: number, options: { freq?: number } | undefined): void;
  read(pin: string): number;
}

export function createAnalog(entry: BoardEntry, nowMs: () => number, batteryPercent: () => number): Analog {
  const pulses: Pulse[] = [];
  let begun: { atMs: number; hz: number } | null = null;
  const { divider } = entry.battery;

  return {
    pulses,
    write(pin, level, options) {
      if (pin !== entry.pins.buzzer) return;
      if (begun) pulses.push({ ...begun, ms: nowMs() - begun.atMs });
      begun = level > 0 ? { atMs: nowMs(), hz: Number(options?.freq) } : null;
    },
    read: (pin) =>
      pin === entry.pins.battery && divider
        ? (divider.empty + ((divider.full - divider.empty) * batteryPercent()) / 100) / 1000
        : 0,
  };
}
