/** How a game can end, who has lost by it, and by which clause: a result is entered for one side or for both. */
import type { SideName } from '../engine/types';
import { otherSide } from './sides';

export type Result = '1-0' | '0-1' | '1/2-1/2' | '0-0' | '1/2-0' | '0-1/2';

export const results: readonly Result[] = ['1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '0-1/2'];

export const isResult = (text: string): text is Result => (results as readonly string[]).includes(text);

interface Reason {
  /** Loses: the named side, or both where the law says so. Given: the arbiter's result. */
  readonly effect: 'loses' | 'mayLoseBoth' | 'draw' | 'given';
  /** null: these laws have none. */
  readonly clause: string | null;
  /** PGN's Termination. */
  readonly termination: string;
}

/** In the order in which they are listed to a user. */
export const reasons = {
  mate: { effect: 'loses', clause: '§10.1', termination: 'normal' },
  resignation: { effect: 'loses', clause: '§10.2', termination: 'normal' },
  stalemate: { effect: 'draw', clause: '§10.3', termination: 'normal' },
  dead: { effect: 'draw', clause: '§10.4', termination: 'normal' },
  loneKing: { effect: 'draw', clause: '§10.5', termination: 'normal' },
  agreement: { effect: 'draw', clause: '§10.6', termination: 'normal' },
  threefold: { effect: 'draw', clause: '§10.10', termination: 'normal' },
  fifty: { effect: 'draw', clause: '§10.12', termination: 'normal' },
  time: { effect: 'loses', clause: '§10.14', termination: 'time forfeit' },
  late: { effect: 'mayLoseBoth', clause: '§10.15', termination: 'abandoned' },
  sealedMove: { effect: 'loses', clause: '§10.16', termination: 'rules infraction' },
  refusal: { effect: 'mayLoseBoth', clause: '§10.17', termination: 'rules infraction' },
  illegalMoves: { effect: 'loses', clause: 'C', termination: 'rules infraction' },
  adjudication: { effect: 'given', clause: null, termination: 'adjudication' },
} as const satisfies Readonly<Record<string, Reason>>;

export type ReasonName = keyof typeof reasons;

export const reasonNames = Object.keys(reasons) as ReasonName[];

/** Whom a reason names. */
export type Named = SideName | 'both' | Result | null;

export interface Entry {
  readonly result: Result;
  readonly reason: ReasonName;
  readonly named: Named;
}

export const winFor = (side: SideName): Result => (side === 'white' ? '1-0' : '0-1');

export const lossFor = (side: SideName): Result => winFor(otherSide[side]);

const isSide = (named: Named): named is SideName => named === 'white' || named === 'black';

/** What each effect makes of the one it names; null: it cannot name this. */
const effects: Readonly<Record<Reason['effect'], (named: Named) => Result | null>> = {
  loses: (named) => (isSide(named) ? lossFor(named) : null),
  mayLoseBoth: (named) => (named === 'both' ? '0-0' : isSide(named) ? lossFor(named) : null),
  draw: (named) => (named === null ? '1/2-1/2' : null),
  given: (named) => (named !== null && isResult(named) ? named : null),
};

/** @returns null: this reason does not name that */
export function enterResult(reason: ReasonName, named: Named): Entry | null {
  const result = effects[reasons[reason].effect](named);
  return result && { result, reason, named };
}

/** What can stand after the reason, as a user writes it. */
export const namedBy = (reason: ReasonName): readonly string[] => {
  const choices: Readonly<Record<Reason['effect'], readonly string[]>> = {
    loses: ['white', 'black'],
    mayLoseBoth: ['white', 'black', 'both'],
    draw: [],
    given: results,
  };
  return choices[reasons[reason].effect];
};

/** Reads `refusal:both`, `agreement`, `adjudication:1-0`. */
export function readEntry(text: string): Entry | null {
  const [reason = '', named = null] = text.split(':', 2);
  return Object.hasOwn(reasons, reason) ? enterResult(reason as ReasonName, named as Named) : null;
}
