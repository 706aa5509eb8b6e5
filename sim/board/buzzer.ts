/** What the buzzer did. */

export interface Pulse {
  atMs: number;
  hz: number;
  ms: number;
}

/** @returns the pulses that are over, and what to call when the buzzer's pin is written */
export function createBuzzer(nowMs: () => number) {
  const pulses: Pulse[] = [];
  let begun: { atMs: number; hz: number } | null = null;
  return {
    pulses,
    /** @param hz 0: silent */
    write(hz: number): void {
      if (begun) pulses.push({ ...begun, ms: nowMs() - begun.atMs });
      begun = hz > 0 ? { atMs: nowMs(), hz } : null;
    },
  };
}
