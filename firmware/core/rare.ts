/**
 * What a running game rarely needs. On a board this code lies in flash, is loaded when it is called for and dropped
 * again (device/desk); elsewhere it is simply there.
 */
import type { ClockState, SideState } from './state';
import type { Cause, Effect, Ms } from './types';

export interface RareCore {
  reachZero_(s: ClockState, m: SideState, atMs: Ms, cause: Cause): Effect;
  passByMoves_(s: ClockState, m: SideState, atMs: Ms): void;
  endErrand_(s: ClockState, atMs: Ms): void;
}

export const rare = {} as { core_: () => RareCore };
