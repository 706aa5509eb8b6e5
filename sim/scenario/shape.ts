/** The shape of a case, of its options and of what a row may expect (scenario.md §1, §4). */
import { profileNames } from '../../firmware/core/control';
import { advanceNames } from '../control';
import { messages } from '../messages';
import { boardNames } from './boards';
import { controlText } from './ops';
import {
  duration,
  flag,
  id,
  list,
  listOrNull,
  nullable,
  number,
  numberOrNull,
  object,
  oneOf,
  orNull,
  partial,
  ppm,
  type Schema,
  text,
} from './schema';
import {
  contacts,
  flagCauses,
  flags,
  phases,
  reasons,
  results,
  sides,
  signs,
  stoppers,
  stopReasons,
} from './vocabulary';

const { expected } = messages.scenario;

const options = partial({
  advance: oneOf(advanceNames),
  prepaid: flag,
  freeze: flag,
  session: duration,
  lateAfter: duration,
  lockoutMs: duration,
  contacts: oneOf(contacts),
  board: oneOf(boardNames),
  ppm,
});

/** Events and rows are looked at one by one. */
const any: Schema = { type: 'array', description: expected.list };

export const caseShape = object({
  id,
  control: controlText,
  'profile?': oneOf(profileNames),
  'options?': options,
  'events?': any,
  'expect?': any,
});

const sideState = partial({
  ms: number,
  delayMs: number,
  shownMs: number,
  shown: text,
  moves: number,
  toGo: numberOrNull,
  period: number,
  flag: nullable(flags),
  flagAt: numberOrNull,
  flagCause: nullable(flagCauses),
  overtime: orNull(partial({ periods: number, ms: number, moves: number })),
  used: number,
  ran: number,
  overrun: number,
  lateMoves: number,
  mayStopRecording: flag,
  late: flag,
  arrivedAt: numberOrNull,
  illegal: number,
});

const stopped = partial({ by: oneOf(stoppers), why: oneOf([...stopReasons, 'flag']), at: number });
const control = partial({ period: number, at: number, side: oneOf(sides), white: number, black: number });
const screen = partial({
  left: text,
  right: text,
  signs: list(oneOf(signs)),
  lines: listOrNull(text),
  cursor: number,
});

export const rowShape = object({
  at: duration,
  'phase?': oneOf(phases),
  'side?': oneOf(sides),
  'white?': sideState,
  'black?': sideState,
  'first?': nullable(sides),
  'stopped?': orNull(stopped),
  'errand?': flag,
  'claim?': orNull(partial({ by: oneOf(sides), at: number })),
  'controls?': list(control),
  'plies?': number,
  'sessionMs?': number,
  'whiteOn?': oneOf(['left', 'right']),
  'mayRestart?': flag,
  'restored?': flag,
  'uncertainMs?': number,
  'lowBattery?': flag,
  'result?': nullable(results),
  'refused?': nullable(reasons),
  'max?': number,
  'screen?': screen,
});
