/** Which key does what. */

/** As node:readline tells it. */
export interface Key {
  readonly name?: string | undefined;
  readonly sequence?: string | undefined;
  readonly ctrl?: boolean | undefined;
}

/** The clock's own keys. */
export type DeviceKey = 'stopKey' | 'okKey' | 'okHeld' | 'backKey' | 'minusKey' | 'plusKey';

export type Action =
  | 'left'
  | 'right'
  | 'stopResume'
  | 'start'
  | 'undo'
  | 'reset'
  | 'faster'
  | 'slower'
  | 'skip'
  | 'quit'
  | DeviceKey;

/** By the key's name, or the character where it has none. A lever has the outer keys of its side and an arrow. */
export const keys: Readonly<Record<string, Action>> = {
  a: 'left',
  z: 'left',
  left: 'left',
  l: 'right',
  '/': 'right',
  right: 'right',
  space: 'stopResume',
  s: 'start',
  u: 'undo',
  r: 'reset',
  '+': 'faster',
  '=': 'faster',
  '-': 'slower',
  return: 'skip',
  1: 'stopKey',
  2: 'okKey',
  3: 'okHeld',
  4: 'backKey',
  5: 'minusKey',
  6: 'plusKey',
  q: 'quit',
};

/** @returns null: the key has no meaning */
export function actionOf({ name, sequence, ctrl }: Key): Action | null {
  if (ctrl) return name === 'c' ? 'quit' : null;
  return keys[name ?? ''] ?? keys[sequence ?? ''] ?? null;
}
