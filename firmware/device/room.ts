/**
 * Rooms: code that a running game rarely needs lies in Storage files of its own, is loaded when it is called for and
 * dropped soon after. What a room needs of the scripts before it, it gets as their kits (tools/rooms.mjs).
 */
import { kit as mainKit } from 'kit';
import type { Operations } from '../core/arbiter/common';
import type { Game } from '../core/game';
import type { OnLog } from '../core/history';
import type { Way } from '../core/method';
import { type Offences, type RareCore, rare } from '../core/rare';
import type { ClockState } from '../core/state';
import { type Method, type Ms, Op } from '../core/types';
import type { Line } from './desk/line';
import { type Pages, pages } from './journal';
import type { Key } from './key';
import { storage } from './storage';
import { unpack } from './unpack';

type OperateGame = typeof import('../core/operate').operateGame;

/** What each room hands over. */
interface Rooms {
  'zn.method': (method: Method, counts: boolean) => Way;
  'zn.period': RareCore;
  'zn.ops': OperateGame;
  'zn.game': {
    corrections_: Operations;
    setUp_(line: Line, atMs: Ms): number;
    controlOf_(line: Line): number[] | null;
  };
  'zn.log': {
    byName_: { [op: string]: OnLog };
    illegal_: typeof import('../core/history').illegal;
    replaceControl_: typeof import('../core/history').replaceControl;
  };
  'zn.journal': Pages;
  'zn.boot': { boot_(): Game; again_(game: Game): void };
  'zn.bank': Operations;
  'zn.count': Operations;
  'zn.claim': { corrections_: Operations; offences_: Offences };
  'zn.slip': { corrections_: Operations; write_(s: ClockState): number[] };
  /** One line of the link to its answer; null: a stranger's. */
  'zn.link': (line: string) => string | null;
  'zn.jump': { jump_(seconds: number): void; edgeMs_(ms: number): Ms };
  'zn.rest': { waited_(): void; wake_(): void; setPpm_(ppm: number): void };
  'zn.screen': typeof import('./screens/draw').show;
  /** Signs and notes; it says how long they stand. */
  'zn.look': typeof import('./look').drawLook;
  /** Takes the edges of the keys' pins. */
  'zn.keys': typeof import('./screens/edges').onKeyEdge;
  'zn.menu': () => void;
  'zn.edit': {
    edit_: typeof import('./screens/edit').edit;
    own_: typeof import('./screens/edit').own;
    manual_(): string[];
  };
  /** The screens of a board with few variables: its table, the form, and what does what they want. */
  'zn.short': (key: Key, long: boolean) => void;
  'zn.fix': (key: Key, long: boolean) => void;
  'zn.do': (key: Key, long: boolean) => void;
  'zn.set': {
    load_: typeof import('./screens/store').loadSettings;
    save_(): boolean;
    own_: typeof import('./screens/store').ownControls;
    keep_: typeof import('./screens/store').saveControl;
  };
  'zn.presets': {
    rows_(): string[];
    line_: typeof import('./screens/presets').presetLine;
    short_: typeof import('./screens/periods').shortControl;
  };
  /** Tells what a touch was refused for. */
  'zn.desk': () => void;
  'zn.arbiter': { open_(): void; correct_: typeof import('./screens/correct').openCorrection };
  'zn.report': (s: ClockState, atMs: Ms, refused: string | null, maxMs: Ms) => object;
}

type Kit = () => readonly unknown[];

interface Loaded {
  value_: unknown;
  kit_: Kit;
}

let loaded: { [room: string]: Loaded } = {};

/** Called by a room's script when it is loaded. @param kit the pieces that other rooms use of it */
export const deliver = <R extends keyof Rooms>(room: R, value: Rooms[R], kit: Kit): void => {
  loaded[room] = { value_: value, kit_: kit };
};

const enum Stays {
  /** A line seldom comes alone. */
  Ms = 1000,
  /** With fewer free variables the others go first. */
  Free = 800,
}

/** All rooms go; what they gave away, like the ways of the sides, stays as long as it is used. */
export const closeRooms = (): void => {
  loaded = {};
};

/** A room's script: places of pieces (from `#`), the name of a room it stands on, places, ..., the function of them. */
type Script = readonly [places: string, ...rest: unknown[]];

type Pieces = () => string;

const enum Place {
  First = 35,
}

export const open = <R extends keyof Rooms>(room: R): Rooms[R] => {
  if (!loaded[room]) {
    if (process.memory().free < Stays.Free) closeRooms();
    // A room that stays while a game runs lies plain, so that its functions stay in flash; no packed one begins like a list.
    const text = storage.read(room) as string;
    const next: Pieces | null = text[0] == '[' ? null : unpack(room);
    const script = global.eval(next ? next() : text) as Script;
    const pieces: unknown[] = [];
    for (let i = 0; i < script.length - 1; i += 2) {
      const on = script[i - 1] as R;
      if (i) open(on);
      const kit = i ? loaded[on]!.kit_() : mainKit();
      const places = script[i] as string;
      for (let k = 0; k < places.length; k++) pieces.push(kit[places.charCodeAt(k) - Place.First]);
    }
    pieces.push(next);
    (script[script.length - 1] as { apply(on: null, pieces: unknown[]): void }).apply(null, pieces);
    setTimeout(closeRooms, Stays.Ms);
  }
  return loaded[room]!.value_ as Rooms[R];
};

pages.open_ = () => open('zn.journal');
rare.core_ = () => open('zn.period');
rare.ways_ = () => open('zn.method');
rare.offences_ = () => open('zn.claim').offences_;
rare.corrections_ = (op) =>
  op <= Op.Penalty
    ? open('zn.bank')
    : op <= Op.Apportion
      ? open('zn.count')
      : op <= Op.ChangeControl
        ? open('zn.game').corrections_
        : op <= Op.Result
          ? open('zn.claim').corrections_
          : open('zn.slip').corrections_;
