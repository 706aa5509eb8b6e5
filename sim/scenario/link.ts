/** A case as lines of the clock's link (docs/architecture.md, "The link"), unlocked by the board's code. */
import type { Control } from '../../firmware/core/control';
import { advanceByName } from '../control';
import { slipNumbers } from '../slip/read';
import { defaultBoard, linkCode } from './boards';
import type { At, Case, Event } from './case';

/** Makes the lines of one case. */
export interface Link {
  /** Of board-config.json. */
  readonly board: string;
  setup(): string;
  /** @param at of the clock's own time */
  op(event: Event, at: At): string;
  state(at: At): string;
  face(on: boolean): string;
}

/** A lockout would swallow presses that a recorded game has at one ms; a scenario asks for it when it wants it. */
const noLockout = 0;

/** Keys whose value is undefined are left out. */
function setup({ control, profile, options }: Case): object {
  return {
    op: 'setup',
    white: control.white,
    black: control.black,
    advance: control.advance ?? advanceByName(options.advance ?? '') ?? undefined,
    prepaid: options.prepaid,
    freeze: options.freeze,
    profile,
    session: options.session,
    lateAfter: options.lateAfter,
    lockoutMs: options.lockoutMs ?? noLockout,
    contacts: options.contacts,
  };
}

/** An event's own control as the numbers of the link. */
function controlOf({ control }: Event | Omit<Event, 'at'>): object {
  if (control === undefined) return {};
  const { white, black, advance } = control as Control;
  return { control: undefined, white, black, advance: advance ?? undefined };
}

/** A slip's list of numbers; `"last"` is the clock's own. A slip with a fault becomes a list that the clock refuses. */
const slipOf = ({ slip }: Omit<Event, 'at'>): object =>
  slip === undefined || slip === 'last' ? {} : { slip: slipNumbers(slip) };

export const boardOf = ({ options }: Case): string => options.board ?? defaultBoard;

export function createLink(one: Case): Link {
  const code = linkCode(boardOf(one));
  const line = (fields: object): string => JSON.stringify({ code, ...fields });
  return {
    board: boardOf(one),
    setup: () => line(setup(one)),
    op: ({ at: _at, ...fields }, at) => line({ ...fields, ...controlOf(fields), ...slipOf(fields), at }),
    state: (at) => line({ op: 'state', at }),
    face: (on) => line({ op: 'face', on }),
  };
}
