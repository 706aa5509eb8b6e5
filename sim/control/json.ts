/** A control as `zeitnot control --json` prints it (scenario.md §5). */
import type { Control, Period } from '../../firmware/core/control';
import { type Advance, Method, type Ms } from '../../firmware/core/types';
import { type AdvanceName, advanceNames, methodNames } from './names';

/** Only the keys that apply: `moves` of the period, or of a Canadian block; `periods` and `perMs` of an overtime. */
export interface PeriodJson {
  moves?: number;
  baseMs: Ms;
  method: (typeof methodNames)[number];
  bonusMs?: Ms;
  periods?: number;
  perMs?: Ms;
}

export interface SideJson {
  periods: PeriodJson[];
  repeats: boolean;
}

export interface ControlJson {
  white: SideJson;
  black: SideJson;
  advance: AdvanceName;
}

function periodJson([moves, baseMs, method, bonusMs, perMs, count]: Period): PeriodJson {
  const json: PeriodJson =
    moves > 0 ? { moves, baseMs, method: methodNames[method] } : { baseMs, method: methodNames[method] };
  if (method >= Method.Fischer && method <= Method.Bronstein) json.bonusMs = bonusMs;
  if (method === Method.Byoyomi) Object.assign(json, { periods: count, perMs });
  if (method === Method.Canadian) Object.assign(json, { moves: count, perMs });
  return json;
}

/** Does the last field have moves? Then it repeats for ever. */
export const repeats = (periods: readonly Period[]): boolean => (periods.at(-1)?.[0] ?? 0) > 0;

const sideJson = (periods: readonly Period[]): SideJson => ({
  periods: periods.map(periodJson),
  repeats: repeats(periods),
});

/** @param advance what holds where the text has no `@` */
export const controlJson = (control: Control, advance: Advance): ControlJson => ({
  white: sideJson(control.white),
  black: sideJson(control.black),
  advance: advanceNames[control.advance ?? advance],
});
