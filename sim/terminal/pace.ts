/** Real time -> the board's time, by a factor that may change. */

export const Speed = { lowest: 1, highest: 1000 } as const;

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export interface Pace {
  readonly speed: number;
  /** The board's time now, whole ms. */
  nowMs(): number;
  faster(): void;
  slower(): void;
}

/** @param realMs a clock that never goes back */
export function createPace(speed: number, startMs: number, realMs: () => number = () => performance.now()): Pace {
  let factor = speed;
  let boardMs = startMs;
  let sinceMs = realMs();

  const exactMs = (): number => boardMs + (realMs() - sinceMs) * factor;

  function change(next: number | undefined): void {
    if (next === undefined) return;
    const now = realMs();
    boardMs += (now - sinceMs) * factor;
    sinceMs = now;
    factor = next;
  }

  return {
    get speed() {
      return factor;
    },
    nowMs: () => Math.floor(exactMs()),
    faster: () => change(steps.find((step) => step > factor)),
    slower: () => change(steps.findLast((step) => step < factor)),
  };
}
