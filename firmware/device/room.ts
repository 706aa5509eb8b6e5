/**
 * Rooms: code that a running game rarely needs lies in a Storage file of its own, is loaded when it is called for and
 * dropped soon after. What a room needs of the resident script it gets as `kit` (tools/rooms.mjs).
 */
import type { Game } from '../core/game';
import type { Way } from '../core/method';
import { type RareCore, rare } from '../core/rare';
import { storage } from './storage';

/** The desk: operations, setup, report, and the rare parts of the core. */
export interface Desk {
  core_: RareCore;
  firstGame_(): Game;
  /** One line of the link, and its answer. */
  answer_(line: string): string;
}

let desk: Desk | undefined;
let ways: readonly Way[] | undefined;

export const rooms = {} as { kit_: readonly unknown[] };

/** Called by the room's script when it is loaded. */
export const deliver = (loaded: Desk): void => {
  desk = loaded;
};

/** Called by the script of the time methods. */
export const deliverWays = (loaded: readonly Way[]): void => {
  ways = loaded;
};

const load = (room: string): void => global.eval(storage.read(room) as string).apply(null, rooms.kit_);

/** A line seldom comes alone: the desk stays for a second. */
const enum Stays {
  Ms = 1000,
}

export const openDesk = (): Desk => {
  if (!desk) {
    load('zn.desk');
    setTimeout(closeDesk, Stays.Ms);
  }
  return desk as Desk;
};

export const closeDesk = (): void => {
  desk = undefined;
};

rare.core_ = () => openDesk().core_;

/** Stays once it is loaded: the game goes on with it. */
rare.ways_ = () => {
  if (!ways) load('zn.method');
  return ways as readonly Way[];
};
