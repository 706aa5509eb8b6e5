/** Every op of the contract and its fields (scenario.md §3); a `?` ends the name of a field that may be missing. */

import { messages } from '../messages';
import { bytes, duration, flag, hex, level, object, oneOf, percent, type Schema, text, whole, yes } from './schema';
import { keeps, keys, noteKinds, results, sides, stoppers, stopReasons } from './vocabulary';

const { expected } = messages.scenario;

const side = oneOf(sides);
const force = { 'force?': flag };
/** One of `side` and `both`, see `exactlyOne`. */
const whose = { 'side?': oneOf([...sides, 'both']), 'both?': yes };

const overtime = object({ periods: whole, ms: whole, moves: whole });
const clock = object({ ms: whole, moves: whole, period: whole, 'used?': whole, 'overtime?': overtime });
const apportioned = object({ movesAt: whole, movesNow: whole });
export const controlText: Schema = {
  type: ['string', 'object'],
  properties: { white: text, black: text },
  required: ['white', 'black'],
  additionalProperties: false,
  description: expected.control,
};

export const ops: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  start: { 'side?': side },
  press: { side },
  edge: { side, level },
  stop: { 'by?': oneOf(stoppers.slice(0, 3)), 'why?': oneOf(stopReasons) },
  resume: { 'side?': side, ...force },
  claim: { by: side },
  acceptClaim: {},
  rejectClaim: { 'run?': flag },
  setTime: { ...whose, ms: whole, ...force },
  addTime: { ...whose, ms: whole, ...force },
  addUsed: { side, ms: whole, ...force },
  setMoves: { side, moves: whole, ...force },
  setPeriod: { side, period: whole, ...force },
  set: { white: clock, black: clock, side, ...force },
  run: { side, ...force },
  penalty: { side, ms: whole, ...force },
  illegal: { side, 'ply?': whole, 'keepMove?': flag, ...force },
  rewind: { ply: whole, 'before?': flag, ...force },
  forward: { ...force },
  apportion: { white: apportioned, black: apportioned, ...force },
  creditMove: { side, ...force },
  nextControl: { 'white?': whole, 'black?': whole, ...force },
  declareFlag: { side },
  liftFlag: { side, ...force },
  changeControl: { control: controlText, keep: oneOf(keeps), ...force },
  swapSides: { ...force },
  swapTimes: { ...force },
  arrived: { side },
  seal: { 'early?': flag },
  reopen: { slip: { type: ['string', 'object'], description: expected.slip }, 'session?': duration },
  result: { value: oneOf(results), 'why?': text },
  note: { kind: oneOf(noteKinds), side },
  undo: { ...force },
  reset: {},
  undoReset: {},
  key: { key: oneOf(keys), 'hold?': duration },
  powerCut: { for: duration, 'written?': bytes },
  timeJump: { by: whole },
  busy: { for: duration },
  battery: { percent },
  link: { 'text?': text, 'hex?': hex },
};

/** Ops of which exactly one of two fields is given. */
export const exactlyOne: Readonly<Record<string, readonly [string, string]>> = {
  setTime: ['side', 'both'],
  addTime: ['side', 'both'],
  link: ['text', 'hex'],
};
