/** Steps between power cuts: a board has a life from each boot to the next cut. */
import type { Step } from './types';

type Edge = Extract<Step, { do: 'edge' }>;
export type Powered = Exclude<Step, { do: 'powerCut' }>;

export interface Life {
  /** When the board is switched on. */
  fromMs: number;
  /** Contacts that moved while it was dark before. */
  dark: Edge[];
  steps: Powered[];
  /** When the supply goes; null in the last life. */
  cutMs: number | null;
}

const newLife = (fromMs: number): Life => ({ fromMs, dark: [], steps: [], cutMs: null });

/** Lines not served, as the interpreter was blocked when the supply went, wait like those that come in the dark. */
function takeWaiting(life: Life, cutMs: number): Powered[] {
  const blocked = life.steps.findIndex((step) => step.do === 'busy' && step.at + step.forMs > cutMs);
  if (blocked < 0) return [];
  const after = life.steps.splice(blocked + 1);
  life.steps.push(...after.filter((step) => step.do !== 'line'));
  return after.filter((step) => step.do === 'line');
}

export function livesOf(steps: readonly Step[]): Life[] {
  let life = newLife(0);
  const lives = [life];
  for (const step of steps) {
    const isDark = step.at < life.fromMs;
    if (step.do === 'powerCut') {
      const fromMs = Math.max(step.at + step.forMs, life.fromMs);
      if (isDark) life.fromMs = fromMs;
      else {
        life.cutMs = step.at;
        const waiting = takeWaiting(life, step.at);
        life = newLife(fromMs);
        life.steps.push(...waiting);
        lives.push(life);
      }
    } else if (!isDark) life.steps.push(step);
    else if (step.do === 'edge') life.dark.push(step);
    else if (step.do === 'line' || step.do === 'battery') life.steps.push(step);
  }
  for (const { fromMs, steps: all } of lives) {
    for (const [index, step] of all.entries()) if (step.at < fromMs) all[index] = { ...step, at: fromMs };
  }
  return lives;
}

/** A line that any clock answers with its own time, by the code of a line before. */
export const whatTime = (steps: readonly Step[]): string => {
  const line = steps.find((step) => step.do === 'line');
  return JSON.stringify({ code: line ? JSON.parse(line.line).code : undefined, op: 'state' });
};
