/** Which key does what. */
import type { Lever } from './device';

/** As node:readline tells it. */
export interface Key {
  readonly name?: string | undefined;
  readonly sequence?: string | undefined;
  readonly ctrl?: boolean | undefined;
}

export type Action =
  | { readonly do: 'press'; readonly lever: Lever }
  | { readonly do: 'stopResume' | 'start' | 'undo' | 'reset' | 'faster' | 'slower' | 'skip' | 'quit' };

const left: Action = { do: 'press', lever: 'left' };
const right: Action = { do: 'press', lever: 'right' };

/** By the key's name, or the character where it has none. A lever has the outer keys of its side and an arrow. */
export const keys: Readonly<Record<string, Action>> = {
  a: left,
  z: left,
  left,
  l: right,
  '/': right,
  right,
  space: { do: 'stopResume' },
  s: { do: 'start' },
  u: { do: 'undo' },
  r: { do: 'reset' },
  '+': { do: 'faster' },
  '=': { do: 'faster' },
  '-': { do: 'slower' },
  return: { do: 'skip' },
  q: { do: 'quit' },
};

/** @returns null: the key has no meaning */
export function actionOf({ name, sequence, ctrl }: Key): Action | null {
  if (ctrl) return name === 'c' ? { do: 'quit' } : null;
  return keys[name ?? ''] ?? keys[sequence ?? ''] ?? null;
}
