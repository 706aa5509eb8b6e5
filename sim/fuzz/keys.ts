/** What a key may do: in a running game nothing but to stop it, in a screen only what `ok` takes. */
import { pressOf } from '../scenario';
import type { Happened } from './play';

const pinOf = (board: string, key: string): string => JSON.stringify(pressOf(board, key).move(0, true));

const keyOf = ({ event }: Happened): string => event.key as string;

/** On a board whose players' contacts are keys in screens: elsewhere it is a contact. */
export const isLever = (board: string, now: Happened): boolean =>
  now.event.op === 'key' && pressOf(board, keyOf(now)).move(0, true).do === 'contact';

/** It is the pin that stops a running game, whatever else it is called. */
export const isStop = (board: string, now: Happened): boolean => pinOf(board, keyOf(now)) === pinOf(board, 'stop');

/** Held so long it may be another key. */
const isHeld = (board: string, now: Happened): boolean =>
  pressOf(board, keyOf(now)).heldMs > 0 || ((now.event.hold as number | undefined) ?? 0) >= 1400;

export type KeyDoes =
  /** Nothing that time does not do by itself. */
  | 'nothing'
  /** The clock is started, or goes on, at some ms while it is held. */
  | 'goesOn'
  /** An operation may be done. */
  | 'operates';

/** What may come of a key after its ms. */
export function comesOf(board: string, now: Happened): KeyDoes {
  const { before } = now;
  if (now.event.op !== 'key' || before.phase === 'running' || isLever(board, now)) return 'nothing';
  if (before.screen.lines) return keyOf(now) === 'ok' || isHeld(board, now) ? 'operates' : 'nothing';
  return isStop(board, now) ? 'goesOn' : 'nothing';
}

/** Screens whose rows may put another control on the clock; rows that do it at once. */
const setUps = new Set(['PRESETS', 'OWN', 'EDIT', 'RULES']);
const setUpRows = new Set(['UNDO RESET', 'SWAP TIMES']);
/** Where a flag is lifted, or force is used. */
const lifts = new Set(['LIFT FLAG', 'REFUSED']);

const nameOf = (line: string | undefined): string => line?.split('\t')[0] ?? '';

/** What may be otherwise when a key in a screen did it: the control, or a flag that was taken back. */
export function mayChange({ before: { screen } }: Happened): { control: boolean; flag: boolean } {
  const title = nameOf(screen.lines?.[0]);
  const row = nameOf(screen.lines?.[screen.cursor]);
  return { control: setUps.has(title) || setUpRows.has(row), flag: lifts.has(title) };
}
