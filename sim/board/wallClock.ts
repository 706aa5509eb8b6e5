/** The wall clock, which anyone may set: it counts from 0 when the board is switched on. */

export interface WallClock {
  getTimeS(): number;
  setTimeS(seconds: number): void;
}

/** @param countedMs what the board's oscillator has counted */
export function createWallClock(countedMs: () => number): WallClock {
  let aheadMs = -countedMs();
  return {
    getTimeS: () => (countedMs() + aheadMs) / 1000,
    setTimeS(seconds) {
      aheadMs = seconds * 1000 - countedMs();
    },
  };
}
