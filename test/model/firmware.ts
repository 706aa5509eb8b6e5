/** The firmware's core beside the slow clock: the same happenings, its state in the same words. */

import { pliesOf } from '../../firmware/core/about';
import { operate } from '../../firmware/core/arbiter';
import { charge, press } from '../../firmware/core/clock';
import type { Period as FirmwarePeriod } from '../../firmware/core/control';
import type { ClockState, Setup, SideState } from '../../firmware/core/state';
import { By, Flag, Method, Op, Phase, Side, Whom, Why } from '../../firmware/core/types';
import { advanceNames, methodNames } from '../../sim/control';
import { reasons } from '../../sim/scenario/vocabulary';
import { clockOf, correctionsOf } from '../core/kit';
import type { Period, Rules, SideName, World } from './facts';
import * as slow from './model';

export type Operation = 'w' | 'b' | 's' | 'r' | 'W' | 'B';

const does = (s: ClockState, op: Op, side: number, value: number, at: number) =>
  operate(s, { op_: op, side_: side, value_: value, flag_: false, atMs_: at, more_: [] }, correctionsOf);
const arbiterStops = (s: ClockState, at: number) => does(s, Op.Stop, By.Arbiter, Why.Interruption, at);
const goes = (op: Op, side: number) => (s: ClockState, at: number) => does(s, op, side, 0, at);

/** What can happen at a ms: presses, stop, resume, and an errand of a side. */
export const operations: Record<
  Operation,
  { fast(s: ClockState, at: number): number; slow(w: World): slow.Refusal | null }
> = {
  w: { fast: (s, at) => press(s, Side.White, at), slow: (w) => slow.press(w, 'white') },
  b: { fast: (s, at) => press(s, Side.Black, at), slow: (w) => slow.press(w, 'black') },
  s: { fast: arbiterStops, slow: slow.stop },
  r: { fast: goes(Op.Resume, Whom.Both), slow: slow.resume },
  W: { fast: goes(Op.Run, Side.White), slow: (w) => slow.run(w, 'white') },
  B: { fast: goes(Op.Run, Side.Black), slow: (w) => slow.run(w, 'black') },
};

type Values = Record<string, unknown>;

const keysOf = new Map<number, string[]>();

/** Objects of a kind have the same keys in the same order. */
function keys(object: object, kind: number): string[] {
  const known = keysOf.get(kind) ?? Object.keys(object);
  keysOf.set(kind, known);
  return known;
}

const values = (object: object, kind: number): unknown[] => keys(object, kind).map((key) => (object as Values)[key]);

function put(object: object, kind: number, saved: readonly unknown[]): void {
  const names = keys(object, kind);
  for (let i = 0; i < names.length; i++) (object as Values)[names[i] as string] = saved[i];
}

/** @returns a way back to the state as it is now */
export function bookmark(s: ClockState): () => void {
  const { white_, black_, controls_ } = s;
  const saved = [values(s, 0), values(white_, 1), values(black_, 1)] as const;
  const passed = controls_.length;
  return () => {
    put(s, 0, saved[0]);
    put(white_, 1, saved[1]);
    put(black_, 1, saved[2]);
    controls_.length = passed;
  };
}

const sideNames: readonly SideName[] = ['white', 'black'];
const phaseNames = { [Phase.Ready]: 'ready', [Phase.Stopped]: 'stopped' } as Record<number, string>;
const flagNames = [null, 'control', 'final'];

function sideOf(m: SideState) {
  const allotted = m.allotMs_ + m.bonusMs_ * (m.moves_ - m.bonusFrom_);
  const isUp = m.method_ === Method.Up;
  // Below 0 a bank is shown as 0: a period took more than it gave the side that waits.
  const bank = isUp ? m.bankMs_ : Math.max(0, m.bankMs_);
  return {
    ms: isUp ? 0 - bank : bank,
    delayMs: Math.max(0, m.delayMs_),
    moves: m.moves_,
    period: m.period_,
    flag: flagNames[m.flag_] as string | null,
    flagAt: m.flag_ === Flag.None ? null : m.flagAtMs_,
    overtime: m.overtime_ ? { periods: m.overtimes_, ms: m.overtimeMs_, moves: m.overtimeMoves_ } : null,
    used: allotted - bank,
    ran: allotted - m.bankMs_ + m.extraMs_,
    overrun: m.overrunMs_,
    lateMoves: m.lateMoves_,
  };
}

/** @param s charged up to the ms in question */
function wordsOf(s: ClockState): slow.State {
  const byClock = s.stoppedBy_ === By.Clock;
  const stopped = {
    by: byClock ? ('clock' as const) : ('arbiter' as const),
    why: byClock ? ('flag' as const) : ('interruption' as const),
    at: s.stoppedAtMs_,
  };
  return {
    phase: (phaseNames[s.phase_] ?? 'running') as slow.State['phase'],
    side: sideNames[s.mover_.side_] as SideName,
    white: sideOf(s.white_),
    black: sideOf(s.black_),
    first: sideNames[s.first_] ?? null,
    stopped: s.phase_ === Phase.Stopped ? stopped : null,
    errand: s.phase_ === Phase.Errand,
    controls: s.controls_.map(({ period, at, side, white, black }) => ({
      period,
      at,
      side: side as SideName,
      white,
      black,
    })),
    plies: pliesOf(s),
  };
}

/** As it is seen at `at`; that looks, and so charges. */
export function firmwareState(s: ClockState, at: number): slow.State {
  charge(s, at);
  return wordsOf(s);
}

/** Refusals in the contract's words; null: accepted. */
export const refusalOf = (result: number): string | null => (result < 0 ? (reasons[-result - 1] as string) : null);

export interface Options {
  prepaid?: boolean;
  freeze?: boolean;
}

export type Text = string | { white: string; black: string };

const periodOf = ([moves, baseMs, method, bonusMs, perMs, count]: FirmwarePeriod): Period => ({
  moves,
  baseMs,
  method: methodNames[method],
  bonusMs,
  perMs,
  count,
});

const rulesOf = ({ white_, black_, advance_, prepaid_, freeze_ }: Setup): Rules => ({
  white: white_.map(periodOf),
  black: black_.map(periodOf),
  advance: advanceNames[advance_],
  prepaid: prepaid_,
  freeze: freeze_,
});

/** Both clocks, ready. */
export function pair(text: Text, options: Options): { fast: ClockState; slow: World } {
  const { state_, setup_ } = clockOf(text, options).game;
  return { fast: state_, slow: slow.worldOf(rulesOf(setup_)) };
}
