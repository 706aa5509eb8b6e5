/**
 * What a running game rarely needs. On a board this code lies in flash, is loaded when it is called for and dropped
 * again (device/desk); elsewhere it is simply there.
 */
import type { Way } from './method';
import type { ClockState, SideState } from './state';
import type { Cause, Effect, Method, Ms } from './types';

export interface RareCore {
  reachZero_(s: ClockState, m: SideState, atMs: Ms, cause: Cause): Effect;
  passByMoves_(s: ClockState, m: SideState, atMs: Ms): void;
}

export interface Turns {
  start_: typeof import('./start').start;
  beginSession_: typeof import('./start').beginSession;
  stop_: typeof import('./stop').stop;
  runErrand_: typeof import('./stop').runErrand;
  pressErrand_(s: ClockState, atMs: Ms): Effect;
  startByBlack_(s: ClockState, atMs: Ms): Effect;
  /** Until a sign comes or goes by time alone; Never when none does. */
  signMs_(s: ClockState, nowMs: Ms): Ms;
  copyOf_(s: ClockState): ClockState;
}

export interface Banks {
  chargeUsed_: typeof import('./arbiter/bank').chargeUsed;
  payClaim_: typeof import('./arbiter/bank').payClaim;
}

export const rare = { rests_: false, fell_: 0 } as {
  /** The clock rests before the start: a press only wakes it. */
  rests_: boolean;
  /** What time alone did that the log does not tell yet, as Effect. */
  fell_: number;
  core_: () => RareCore;
  turns_: () => Turns;
  /** What changes the time that is left. */
  bank_: () => Banks;
  /** Ways other than plain and Fischer (core/methods). */
  ways_: () => (method: Method, counts: boolean) => Way;
};
