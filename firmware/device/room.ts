/**
 * Rooms: code that a running game rarely needs lies in a Storage file of its own, is loaded when it is called for and
 * dropped soon after. What a room needs of the scripts before it, it gets as their kits (tools/rooms.mjs).
 */
import type { Operations } from '../core/arbiter/common';
import type { Game } from '../core/game';
import type { Way } from '../core/method';
import { type Offences, type RareCore, rare } from '../core/rare';
import type { ClockState } from '../core/state';
import type { Ms } from '../core/types';
import { storage } from './storage';

/** What each room hands over. */
interface Rooms {
  /** The whole state, as the link shows it; stands on the desk. */
  'zn.report': (s: ClockState, atMs: Ms, refused: string | null, maxMs: Ms) => object;
  /** Lines of the link, setup, the log, and the rare parts of the core. */
  'zn.desk': {
    core_: RareCore;
    firstGame_(): Game;
    /** One line of the link, and its answer. */
    answer_(line: string): string;
    kit_: readonly unknown[];
  };
  /** Corrections; stands on the desk. */
  'zn.arbiter': { corrections_: Operations; offences_: Offences; slip_(s: ClockState): number[] };
  /** The time methods. Stays once it is loaded: the game goes on with it. */
  'zn.method': readonly Way[];
}

const loaded: { [R in keyof Rooms]?: Rooms[R] | undefined } = {};

export const main = {} as { kit_: readonly unknown[] };

/** Called by a room's script when it is loaded. */
export const deliver = <R extends keyof Rooms>(room: R, value: Rooms[R]): void => {
  loaded[room] = value;
};

/** A line seldom comes alone: rooms stay for a second. */
const enum Stays {
  Ms = 1000,
}

/** All but the time methods go. */
export const closeRooms = (): void => {
  loaded['zn.report'] = loaded['zn.desk'] = loaded['zn.arbiter'] = undefined;
};

export const open = <R extends keyof Rooms>(room: R): Rooms[R] => {
  if (!loaded[room]) {
    const onDesk = room == 'zn.arbiter' || room == 'zn.report';
    const kit = onDesk ? main.kit_.concat(open('zn.desk').kit_) : main.kit_;
    global.eval(storage.read(room) as string).apply(null, kit);
    setTimeout(closeRooms, Stays.Ms);
  }
  return loaded[room] as Rooms[R];
};

rare.core_ = () => open('zn.desk').core_;
rare.corrections_ = () => open('zn.arbiter').corrections_;
rare.offences_ = () => open('zn.arbiter').offences_;
rare.slip_ = (s) => open('zn.arbiter').slip_(s);
rare.ways_ = () => open('zn.method');
