/** The wall clock, which anyone may set: it counts from 0 when the board is switched on. Timers do not go by it. */

export interface WallClock {
  getTimeS(): number;
  setTimeS(seconds: number): void;
}

export function createWallClock(nowMs: () => number): WallClock {
  let aheadMs = -nowMs();
  return {
    getTimeS: () => (nowMs() + aheadMs) / 1000,
    setTimeS(seconds) {
      aheadMs = seconds * 1000 - nowMs();
    },
  };
}
