/** The clock's own time beside the scenario's: after a power cut it goes on from the last record. */

/** From one boot to the next cut, in the clock's own time. */
interface Life {
  fromMs: number;
  /** Scenario time less own time. */
  offsetMs: number;
}

export interface OwnTime {
  /** A line of the link as the clock must get it. */
  toOwn(line: string): string;
  /** An answer of the clock as the scenario must see it. */
  toScenario(answer: string): string;
  /** The clock was switched on again. */
  boot(ownMs: number, scenarioMs: number): void;
}

/** Fields of the contract that are a time of the clock. */
const times = new Set(['at', 'flagAt', 'arrivedAt']);

/** The link's lines have it last. */
const lastAt = /"at":(\d+)}$/;

/** A line of the moment at which it comes. */
export const ofNow = (line: string): string => line.replace(/,"at":\d+}$/, '}');

/** @param ppm what the clock runs fast */
export function createOwnTime(ppm: number): OwnTime {
  const pace = 1 + ppm / 1e6;
  const lives: Life[] = [];

  /** What was noted at the very ms of the boot was there before. */
  const scenarioMs = (ownMs: number): number => ownMs + (lives.findLast(({ fromMs }) => fromMs < ownMs)?.offsetMs ?? 0);

  return {
    toOwn(line) {
      const life = lives.at(-1);
      if (ppm) return ofNow(line);
      if (!life) return line;
      return line.replace(lastAt, (_all, at) => `"at":${Math.max(Number(at) - life.offsetMs, life.fromMs)}}`);
    },
    toScenario(answer) {
      const life = lives.at(-1);
      if (!life) return answer;
      const all = JSON.parse(answer, (key, value) =>
        times.has(key) && typeof value === 'number' ? scenarioMs(value) : value,
      );
      // Its own `at` is the moment of the answer, which may be that of the boot.
      all.at = JSON.parse(answer).at + life.offsetMs;
      return JSON.stringify(all);
    },
    boot(ownMs, scenarioMs) {
      lives.push({ fromMs: ownMs, offsetMs: Math.ceil(scenarioMs * pace) - ownMs });
    },
  };
}
