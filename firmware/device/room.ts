/**
 * Rooms: code that a running game rarely needs lies in a Storage file of its own, is loaded when it is called for and
 * dropped at the next tick. What a room needs of the resident script it gets as `kit` (tools/rooms.mjs).
 */
import type { Game } from '../core/game';
import { type RareCore, rare } from '../core/rare';

/** The desk: operations, setup, report, and the rare parts of the core. */
export interface Desk {
  core_: RareCore;
  firstGame_(): Game;
  /** One line of the link, and its answer. */
  answer_(line: string): string;
}

let desk: Desk | undefined;

export const rooms = {} as { kit_: object };

/** Called by the room's script when it is loaded. */
export const deliver = (loaded: Desk): void => {
  desk = loaded;
};

export const openDesk = (): Desk => {
  if (!desk) global.eval(global.require('Storage').read('zn.desk') as string)(rooms.kit_);
  return desk as Desk;
};

export const closeDesk = (): void => {
  desk = undefined;
};

rare.core_ = () => openDesk().core_;
