/** The wall clock, which anyone may set. */

export interface WallClock {
  getTimeS(): number;
  setTimeS(seconds: number): void;
}

/**
 * @param countedMs what the board's oscillator has counted
 * @param startMs what it says now
 */
export function createWallClock(countedMs: () => number, startMs: number): WallClock {
  let aheadMs = startMs - countedMs();
  return {
    getTimeS: () => (countedMs() + aheadMs) / 1000,
    setTimeS(seconds) {
      aheadMs = seconds * 1000 - countedMs();
    },
  };
}
