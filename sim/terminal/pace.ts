/** Real time -> the board's time, by a factor that may change. */
import type { Action } from './keys';

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export const speeds = { lowest: Math.min(...steps), highest: Math.max(...steps) };

export interface Pace {
  readonly speed: number;
  /** The board's time now, whole ms. */
  nowMs(): number;
  /** @returns whether the action is about speed */
  change(action: Action): boolean;
}

const changes: Readonly<Partial<Record<Action, (speed: number) => number | undefined>>> = {
  faster: (speed) => steps.find((step) => step > speed),
  slower: (speed) => steps.findLast((step) => step < speed),
};

/** @param realMs a clock that never goes back */
export function createPace(startSpeed: number, startMs: number, realMs: () => number = () => performance.now()): Pace {
  let speed = startSpeed;
  let boardMs = startMs;
  let sinceMs = realMs();
  const exactMs = (real: number): number => boardMs + (real - sinceMs) * speed;

  return {
    get speed() {
      return speed;
    },
    nowMs: () => Math.floor(exactMs(realMs())),
    change(action) {
      const next = changes[action];
      if (!next) return false;
      const real = realMs();
      boardMs = exactMs(real);
      sinceMs = real;
      speed = next(speed) ?? speed;
      return true;
    },
  };
}
