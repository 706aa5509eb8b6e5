/** A hand on the keys: single touches, and ways through the screens that a board has. */
import { pressOf, touchMs } from '../scenario';
import type { Random } from './random';

export interface Touch {
  readonly key: string;
  readonly hold?: number;
}

/** Long enough to be held, on any board. */
const longMs = 1600;

const lengthMs = (board: string, { key, hold = touchMs }: Touch): number => pressOf(board, key).heldMs + hold;

/** What a hand does in a screen: most of all it goes on. */
const inScreen: readonly Touch[] = [
  ...['plus', 'plus', 'plus', 'plus', 'minus', 'ok', 'ok', 'ok', 'back'].map((key) => ({ key })),
  { key: 'ok', hold: longMs },
];

/** Into the menu, or the arbiter's screen; through some rows and digits; and out again, or not. */
function way(random: Random, isReady: boolean): Touch[] {
  const into = isReady ? { key: 'ok' } : { key: 'ok', hold: longMs };
  const through = Array.from({ length: random.pick([2, 6, 15, 40]) }, () => random.pick(inScreen));
  const out = Array.from({ length: random.pick([0, 2, 4]) }, () => ({ key: 'back' }));
  return [into, ...through, ...out];
}

const one = (random: Random): Touch => ({
  key: random.pick(['stop', 'stop', 'ok', 'back', 'plus', 'minus']),
  ...(random.chance(0.3) ? { hold: random.pick([30, longMs, 3200]) } : {}),
});

/** @returns keys with the ms from the first one on; none is pressed before the one before it is let go. And when all is over */
export function randomTouches(random: Random, board: string, phase: string): [touches: [number, Touch][], ms: number] {
  const isOne = phase === 'running' || random.chance(0.4);
  let ms = 0;
  const touches = (isOne ? [one(random)] : way(random, phase === 'ready')).map((touch): [number, Touch] => {
    const at = ms;
    ms += lengthMs(board, touch) + random.int(80, 400);
    return [at, touch];
  });
  return [touches, ms];
}
