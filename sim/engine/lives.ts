/** Steps between power cuts: a board has a life from each boot to the next cut, or until its processor starts anew. */
import { EngineError, type Step } from './types';

/** What players do to contacts and keys, in the dark too. */
type Move = Extract<Step, { do: 'edge' | 'contact' | 'pin' }>;
export type Powered = Exclude<Step, { do: 'powerCut' }>;

export interface Life {
  /** When the board is switched on. */
  fromMs: number;
  /** Contacts and keys that moved while it was dark before. */
  dark: Move[];
  steps: Powered[];
  /** When the supply goes; null in the last life. */
  cutMs: number | null;
  /** Bytes that the flash still takes in that ms; null: all. */
  written: number | null;
}

/** Of the byte in which the supply goes these bits stay as they were. */
export const tornBits = (written: number): number => (written % 2 === 0 ? 255 : 0x5a);

/** For lines that the clock could not answer any more. */
export const unheard = (lines: number): string[] => Array(lines).fill('{"at":0,"refused":null}');

/** Lines and pictures want an answer. */
const asks = (step: Step): boolean => step.do === 'line' || step.do === 'picture';

export const askedIn = (steps: readonly Step[]): number => steps.filter(asks).length;

const newLife = (fromMs: number): Life => ({ fromMs, dark: [], steps: [], cutMs: null, written: null });

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
        life.written = step.written ?? null;
        const waiting = takeWaiting(life, step.at);
        life = newLife(fromMs);
        life.steps.push(...waiting);
        lives.push(life);
      }
    } else if (!isDark) life.steps.push(step);
    else if (step.do === 'edge' || step.do === 'contact' || step.do === 'pin') life.dark.push(step);
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

/** More lives than a scenario's come of a board that does nothing but start anew. */
const mostResets = 100;

/**
 * The rest of a life whose board started anew by itself at `fromMs`: its watchdog bit, or the script asked for it. Lines that
 * were not answered wait like those that come in the dark.
 * @param done steps that were taken, of whose lines and pictures `answered` had their answer
 */
export function restOf(life: Life, fromMs: number, done: number, answered: number): Life {
  const lost = life.steps.slice(0, done).filter(asks).slice(answered);
  return {
    ...life,
    fromMs,
    dark: [],
    steps: [...lost.map((step) => ({ ...step, at: fromMs })), ...life.steps.slice(done)],
  };
}

/**
 * Plays one life after the other.
 * @param live plays one, from a boot on unless it is the first; its result is what is left of it when the board started anew
 * @throws EngineError it does nothing else
 */
export async function playLives(
  steps: readonly Step[],
  live: (life: Life, first: boolean) => Life | null | Promise<Life | null>,
): Promise<void> {
  const lives = livesOf(steps);
  const most = lives.length + mostResets;
  for (let index = 0; index < lives.length; index++) {
    const rest = await live(lives[index] as Life, index === 0);
    if (rest) lives.splice(index + 1, 0, rest);
    if (lives.length > most) throw new EngineError(`the board started anew ${mostResets} times`);
  }
}
