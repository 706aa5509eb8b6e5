/**
 * Rooms: code that a running game rarely needs lies in Storage files of its own, is loaded when it is called for and
 * dropped soon after. What a room needs of the scripts before it, it gets as their kits (tools/rooms.mjs).
 */
import { kit as mainKit } from 'kit';
import type { Operations } from '../core/arbiter/common';
import type { Game } from '../core/game';
import type { OnLog } from '../core/history';
import type { Way } from '../core/method';
import { type Banks, type Offences, type RareCore, rare, type Turns } from '../core/rare';
import type { ClockState, Setup } from '../core/state';
import { type Method, type Ms, Op } from '../core/types';
import type { Call } from './desk/call';
import { type Pages, pages } from './journal';
import type { Key } from './key';
import { unpack } from './unpack';

type OperateGame = typeof import('../core/operate').operateGame;

/** What each room hands over. */
interface Rooms {
  'zn.method': (method: Method, counts: boolean) => Way;
  'zn.period': RareCore;
  'zn.turns': Turns;
  'zn.ops': OperateGame;
  /** A clock ready to start. */
  'zn.new': {
    first_(): Setup;
    gameOf_(setup: Setup): Game;
    anew_: typeof import('../core/newgame').anew;
    act_(call: Call): number;
  };
  'zn.game': {
    corrections_: Operations;
    act_(call: Call): number | Call;
  };
  'zn.log': {
    byName_: { [op: string]: OnLog };
    illegal_: typeof import('../core/history').illegal;
    act_(call: Call): number;
  };
  'zn.fold': typeof import('../core/refold').refold;
  'zn.setup': typeof import('../core/header').readHeader;
  'zn.files': typeof import('./files').begin;
  'zn.journal': Pages & { act_(call: Call): Call };
  'zn.boot': typeof import('./boot').lastGame;
  /** The records are folded: the clock stands as the cut left it, or earlier. */
  'zn.back': typeof import('./restore').restore;
  'zn.bank': Banks & { corrections_: Operations };
  'zn.again': typeof import('./again').again;
  'zn.count': Operations;
  'zn.claim': Operations;
  'zn.credit': { corrections_: Operations; offences_: Offences };
  'zn.slip': { corrections_: Operations; write_(s: ClockState): number[] };
  /** Reads one line of the link; null: a stranger's. */
  'zn.link': (line: string) => Call | null;
  'zn.answer': { act_(call: Call): string };
  'zn.jump': { jump_(seconds: number): void; edgeMs_(ms: number): Ms };
  'zn.rest': { waited_(): void; wake_(): void; setPpm_(ppm: number): void };
  'zn.screen': typeof import('./screens/draw').show;
  'zn.signs': typeof import('./signs').signsOf;
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
  'zn.report': { act_(call: Call): string };
}

type Kit = () => readonly unknown[];

interface Loaded {
  value_: unknown;
  kit_: Kit;
}

let loaded: { [room: string]: Loaded | undefined } = {};

/** Called by a room's script when it is loaded. @param kit the pieces that other rooms use of it */
export const deliver = <R extends keyof Rooms>(room: R, value: Rooms[R], kit: Kit): void => {
  loaded[room] = { value_: value, kit_: kit };
};

const enum Stays {
  /** A line seldom comes alone. */
  Ms = 1000,
  /** Variables that an operation may need, with its rooms: with fewer the others go first. */
  Free = 1400,
}

/** All rooms go; what they gave away, like the ways of the sides, stays as long as it is used. */
export const closeRooms = (): void => {
  loaded = {};
};

/** Before a room is opened while none is at work, whose pieces would be in memory twice. */
export const makeRoom = (): void => {
  if (process.memory().free < Stays.Free) closeRooms();
};

/** A room's script: places of pieces (from `#`), the name of a room it stands on, places, ..., the function of them. */
type Script = readonly [places: string, ...rest: unknown[]];

const enum Place {
  First = 35,
}

export const open = <R extends keyof Rooms>(room: R): Rooms[R] => {
  if (!loaded[room]) {
    const next = unpack(room);
    const script = global.eval(next()) as Script;
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
pages.begin_ = (atMs) => open('zn.files')(atMs);
rare.core_ = () => open('zn.period');
rare.turns_ = () => open('zn.turns');
rare.ways_ = () => open('zn.method');
rare.anew_ = (setup, control) => {
  const s = open('zn.new').anew_(setup, control);
  // What is folded next needs the memory.
  loaded['zn.new'] = loaded['zn.setup'] = undefined;
  return s;
};
rare.bank_ = () => open('zn.bank');
rare.offences_ = () => open('zn.credit').offences_;
rare.corrections_ = (op) =>
  op <= Op.Penalty
    ? open('zn.bank').corrections_
    : op <= Op.Apportion
      ? open('zn.count')
      : op <= Op.ChangeControl
        ? open('zn.game').corrections_
        : op <= Op.Result
          ? op >= Op.CreditMove && op <= Op.DeclareFlag
            ? open('zn.credit').corrections_
            : open('zn.claim')
          : open('zn.slip').corrections_;
