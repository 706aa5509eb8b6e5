/**
 * Rooms: code that a running game rarely needs lies in Storage files of its own, is loaded when it is called for and
 * dropped soon after. What a room needs of the scripts before it, it gets as their kits (tools/rooms.mjs).
 */
import { kit as mainKit } from 'kit';
import type { Operations } from '../core/arbiter/common';
import type { Way } from '../core/method';
import { type Banks, type RareCore, rare, type Turns } from '../core/rare';
import type { Setup } from '../core/state';
import { Method, type Ms } from '../core/types';
import { clock } from './clock';
import type { Call } from './desk/call';
import { journal } from './journal';
import type { Key } from './key';
import { Room } from './roomNames';
import { unpack } from './unpack';

/** What each room hands over. */
interface Rooms {
  [Room.Method]: (method: Method, counts: boolean) => Way;
  [Room.Period]: RareCore;
  [Room.Turns]: Turns;
  [Room.Ops]: { act_(call: Call): number | Call };
  /** A clock ready to start. */
  [Room.New]: {
    act_(call: Call): number | Call;
    corrections_: Operations;
  };
  [Room.Game]: { act_(call: Call): number | Call };
  [Room.Log]: { act_(call: Call): number | Call };
  /** A room of its own: it needs no fold. */
  [Room.Reset]: { act_(call: Call): number | Call };
  /** Of these only the kit is used. */
  [Room.Plan]: null;
  [Room.Common]: null;
  [Room.Fold]: { act_(call: Call): number | Call };
  [Room.Setup]: typeof import('../core/header').readHeader;
  [Room.Files]: typeof import('./begin').begin;
  [Room.Journal]: {
    /** A file made anew, with a first game. */
    found_(setup: Setup): Setup;
    act_(call: Call): number | Call;
  };
  [Room.Boot]: typeof import('./boot').lastGame;
  /** The records are folded: the clock stands as the cut left it, or earlier. */
  [Room.Back]: typeof import('./restore').restore;
  [Room.Bank]: Banks & { corrections_: Operations };
  [Room.Again]: typeof import('./again').again;
  [Room.Count]: Operations;
  [Room.Swap]: Operations;
  [Room.Reopen]: Operations;
  [Room.Apportion]: Operations;
  [Room.Whole]: Operations;
  [Room.Claim]: Operations;
  [Room.Credit]: Operations;
  [Room.Offences]: { act_(call: Call): Call };
  [Room.Slip]: typeof import('../core/slip').writeSlip;
  /** Reads one line of the link; null: a stranger's. */
  [Room.Link]: (line: string) => Call | null;
  [Room.Answer]: { act_(call: Call): string };
  [Room.Jump]: { jump_(seconds: number): void; edgeMs_(ms: number): Ms };
  [Room.Rest]: { waited_(): void; wake_(): void; setPpm_(ppm: number): void };
  [Room.Screen]: typeof import('./screens/draw').show;
  [Room.Signs]: typeof import('./signs').signsOf;
  /** Signs and notes; it says how long they stand. */
  [Room.Look]: typeof import('./look').drawLook;
  /** Takes the edges of the keys' pins. */
  [Room.Keys]: typeof import('./screens/edges').onKeyEdge;
  [Room.Menu]: () => void;
  [Room.Edit]: {
    edit_: typeof import('./screens/edit').edit;
    own_: typeof import('./screens/edit').own;
    manual_(): string[];
  };
  /** The screens of a board with few variables: its table, the form, and what does what they want. */
  [Room.Short]: (key: Key, long: boolean) => void;
  [Room.Fix]: (key: Key, long: boolean) => void;
  [Room.Compose]: (key: Key, long: boolean) => void;
  [Room.Do]: (key: Key, long: boolean) => void;
  [Room.Set]: {
    load_: typeof import('./screens/store').loadSettings;
    save_(): boolean;
    own_: typeof import('./screens/store').ownControls;
    keep_: typeof import('./screens/store').saveControl;
  };
  [Room.Presets]: {
    rows_(): string[];
    line_: typeof import('./screens/presets').presetLine;
    short_: typeof import('./screens/periods').shortControl;
    periods_: typeof import('./screens/presets').periodsOf;
  };
  /** With all screens only its kit is used. */
  [Room.Own]: {
    rows_(): string[];
    line_: typeof import('./screens/own').ownDraft;
    keep_(slot: number): boolean;
  } | null;
  /** Tells what a touch was refused for. */
  [Room.Desk]: () => void;
  [Room.Arbiter]: { open_(): void; correct_: typeof import('./screens/correct').openCorrection };
  [Room.Report]: { act_(call: Call): string };
}

type Kit = () => readonly unknown[];

interface Loaded {
  value_: unknown;
  kit_: Kit;
}

let loaded: { [room in Room]?: Loaded | undefined } = {};

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

/** One timeout, not one for each room: it takes five variables as long as it is pending. 0 is the number of none. */
let closing = 0;

/** The room of signs and notes, while these change every second; where variables run short it is read again. */
export const kept = { look_: undefined as Rooms[Room.Look] | undefined };

/** All rooms go but the one that gave the game's ways, as these stay in memory, and a fold would have them twice. */
export const closeRooms = (): void => {
  clearTimeout(closing);
  closing = 0;
  const game = clock.game_;
  loaded = game && game.state_.mover_.method_ > Method.Fischer ? { [Room.Method]: loaded[Room.Method] } : {};
};

/** Before a room is opened while none is at work, whose pieces would be in memory twice. */
export const makeRoom = (): void => {
  if (process.memory().free >= Stays.Free) return;
  kept.look_ = undefined;
  closeRooms();
};

/** Before a room's first piece stands what it needs (tools/pieces.mjs), in characters from `#`; `!` is the resident script. */
const enum Place {
  First = 35,
}

/** The other pieces of a room, one after the other. */
const evaluateAll = 'var t0;while(t0=$())eval(t0)';

export const open = <R extends keyof Rooms>(room: R): Rooms[R] => {
  if (!loaded[room]) {
    const next = unpack(room);
    const needs = next().split(' ');
    const pieces: unknown[] = [next];
    for (let i = 1; needs[i]; i++) {
      const places = needs[i] as string;
      const on = places.charCodeAt(0) - Place.First;
      if (on >= 0) open(on as R);
      const kit = on >= 0 ? loaded[on as R]!.kit_() : mainKit();
      for (let k = 1; k < places.length; k++) pieces.push(kit[places.charCodeAt(k) - Place.First]);
    }
    const names = (needs[0] as string).split('');
    Function.apply(null, names.concat([evaluateAll])).apply(null, pieces);
    // In this order, as without memory nothing more is done: the number is then still that of a timeout of ours.
    const before = closing;
    closing = setTimeout(closeRooms, Stays.Ms);
    clearTimeout(before);
  }
  return loaded[room]!.value_ as Rooms[R];
};

journal.begin_ = (atMs) => open(Room.Files)(atMs);
rare.core_ = () => open(Room.Period);
rare.turns_ = () => open(Room.Turns);
rare.ways_ = () => open(Room.Method);
rare.bank_ = () => open(Room.Bank);
