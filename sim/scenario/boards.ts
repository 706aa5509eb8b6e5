/** The boards of board-config.json, as far as the runner has to know them. */
import config from '../../board-config.json' with { type: 'json' };
import type { Step } from '../engine/types';

/** What a pin is when it is pressed, when it is held, and the same while a screen is open. */
interface KeyEntry {
  readonly pin: string;
  readonly key?: string;
  readonly hold?: string;
  readonly screen?: string;
  readonly screenHold?: string;
}

/** Only what is read here. */
interface Board {
  readonly pins: Readonly<Record<string, string>>;
  readonly active: number;
  readonly contacts: string;
  readonly lockoutMs: number;
  /** Missing: pins are the keys that they are called. */
  readonly keys?: readonly KeyEntry[];
  readonly link: { readonly code: string };
}

const boards: Readonly<Record<string, Board>> = config.boards;

export const boardNames = Object.keys(boards);

export const defaultBoard = 'pixl';

function entryOf(board: string): Board {
  const entry = boards[board];
  if (!entry) throw new RangeError(`no board "${board}"`);
  return entry;
}

/** The arbiter's code of a board's link. */
export const linkCode = (board: string): string => entryOf(board).link.code;

/** What the players have under their hands, unless a case says otherwise. */
export const contactsOf = (board: string): string => entryOf(board).contacts;

/** How long a contact is deaf, unless a case says otherwise. */
export const lockoutOf = (board: string): number => entryOf(board).lockoutMs;

/** A pin says that the supply goes. */
export const hasPowerFail = (board: string): boolean => entryOf(board).pins.powerFail !== undefined;

/** An edge of a pin has its time with it; a touch is of the ms at which the interpreter hears of it (docs/wiring.md). */
export const stampsEdges = (board: string): boolean => contactsOf(board) !== 'touch';

/** How a key of the contract is pressed on a board. */
export interface Press {
  /** A step that closes it, or opens it again. */
  move(at: number, closed: boolean): Step;
  /** It is that key only when it is held; then so long at least. */
  readonly heldMs: number;
}

/** A key that is held does something else from then on; a little more, so that it surely is. */
const heldMs = 1600;

/** How long a finger is on a key unless it is said. */
export const touchMs = 50;

const fields = ['key', 'hold', 'screen', 'screenHold'] as const;

/** The pin that is that key; on a board without one, what stands for it. */
export function pressOf(board: string, key: string): Press {
  const { pins, active, keys = [] } = entryOf(board);
  const field = fields.find((name) => keys.some((entry) => entry[name] === key));
  const name = field ? keys.find((entry) => entry[field] === key)?.pin : key;
  const held = field === 'hold' || field === 'screenHold' ? heldMs : 0;
  if (name === 'left' || name === 'right')
    return { move: (at, closed) => ({ at, do: 'contact', lever: name, level: closed ? 1 : 0 }), heldMs: held };
  const pin = pins[name ?? ''];
  if (pin === undefined) throw new RangeError(`board "${board}" has no key "${key}"`);
  return { move: (at, closed) => ({ at, do: 'pin', pin, level: closed === (active === 1) ? 1 : 0 }), heldMs: held };
}
